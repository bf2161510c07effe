import type { PlayerName } from '@shared/contract/players';
import type { WireMessage } from '@shared/contract/view';

/** What a kind of player is called: “A person”, “Computer, strong”, “Computer, 500 tries a move”. */
export function playerMessage(player: PlayerName): WireMessage {
  const [kind = '', iterations] = player.split(':');
  return iterations === undefined
    ? { key: `app.players.${kind}` }
    : { key: 'app.players.search', values: { iterations: Number(iterations) } };
}
