/** A pick in the tree of what was tried out, and everything that followed it. */
export class SearchNode {
  /** How often it was picked, and how often it could have been. */
  visits = 0;
  available = 0;
  /** What the ends it led to were worth to the seat that picked it, in all. */
  worth = 0;
  /** How likely it seemed before it was tried, where it was offered last. */
  prior = 0;
  /** The try in which it was offered last. */
  offered = -1;
  /** What its answers came to, in all, for the seat that gives them. */
  answers = 0;
  answersWorth = 0;
  private readonly followers: SearchNode[];

  /** @param key tells a pick from others, whichever copies of a card lie there */
  constructor(readonly key: number) {
    this.followers = [];
  }

  get children(): readonly SearchNode[] {
    return this.followers;
  }

  /** The pick of this key that follows here; made when it was never offered before. */
  child(key: number): SearchNode {
    const { followers } = this;
    for (let index = 0; index < followers.length; index += 1) {
      const follower = followers[index];
      if (follower?.key === key) return follower;
    }
    const made = new SearchNode(key);
    followers.push(made);
    return made;
  }
}
