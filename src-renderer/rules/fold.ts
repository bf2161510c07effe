/** Words a grown-up may type in kanji and the rules write in kana; the longest first. */
const READINGS: readonly (readonly [kanji: string, kana: string])[] = (
  [
    ['場札', 'ばふだ'],
    ['手札', 'てふだ'],
    ['山札', 'やまふだ'],
    ['能力', 'のうりょく'],
    ['対戦', 'たいせん'],
    ['攻撃', 'こうげき'],
    ['失敗', 'しっぱい'],
    ['成功', 'せいこう'],
    ['枚数', 'まいすう'],
    ['人数', 'にんずう'],
    ['最初', 'さいしょ'],
    ['最後', 'さいご'],
    ['準備', 'じゅんび'],
    ['交換', 'いれかえ'],
    ['条件', 'じょうけん'],
    ['残り', 'のこり'],
    ['残す', 'のこす'],
    ['捨て', 'すて'],
    ['倒', 'たお'],
    ['取', 'と'],
    ['入れ替', 'いれか'],
    ['入替', 'いれかえ'],
    ['引き分け', 'ひきわけ'],
    ['終わり', 'おわり'],
    ['負け', 'まけ'],
    ['勝ち', 'かち'],
    ['命', 'いのち'],
    ['体力', 'たいりょく'],
    ['印', 'しるし'],
    ['順番', 'じゅんばん'],
    ['選', 'えら'],
    ['使', 'つか'],
    ['補', 'おぎな'],
    ['丘', 'おか'],
    ['列', 'れつ'],
    ['箱', 'はこ'],
    ['敵', 'てき'],
    ['色', 'いろ'],
    ['赤', 'あか'],
    ['青', 'あお'],
    ['黄', 'き'],
    ['緑', 'みどり'],
    ['白', 'しろ'],
    ['枚', 'まい'],
    ['技', 'わざ'],
    ['数', 'かず'],
    ['番', 'ばん'],
    ['札', 'ふだ'],
    ['自分', 'じぶん'],
    ['村', 'むら'],
    ['場所', 'ばしょ'],
    ['完成', 'かんせい'],
    ['行動', 'こうどう'],
    ['点', 'てん'],
    ['隣', 'となり'],
    ['祭', 'まつり'],
    ['片付', 'かたづ'],
    ['開', 'ひら'],
    ['置', 'お'],
    ['引', 'ひ'],
  ] satisfies [string, string][]
).toSorted(([a], [b]) => b.length - a.length);

/** From a katakana letter down to the hiragana one of the same sound. */
const KANA_STEP = 0x60;

/** The common kinds of dashes, and the long-vowel mark, which people leave out or type as one of them. */
const DASHES = /[ー‐‑–—―−-]/g;

/** What goes between phrases and sentences, and tells nothing apart. */
const BETWEEN = /[\s、。「」・，．：:.,“”"'’!?！？()（）]+/g;

/**
 * A text as it is compared in a search: one width, one case, hiragana for all kana and for the kanji of the
 * rules, and nothing between the words.
 */
export function fold(text: string): string {
  let folded = text.normalize('NFKC').toLowerCase();
  for (const [kanji, kana] of READINGS) folded = folded.replaceAll(kanji, kana);
  return folded
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_STEP))
    .replace(DASHES, '')
    .replace(BETWEEN, '');
}
