import { seedTable } from '@shared/table/random';
import { makeTable, placeCard, shuffleZone } from '@shared/table/table';
import { startMatch } from '@shared/table/match';
import { checkedBattle } from '@shared/games/copytoru/testing/checked-battle';
const time = (name: string, n: number, f: (i: number) => unknown): void => {
  for (let i = 0; i < n / 5; i++) f(i);
  const t = process.cpuUsage(); for (let i = 0; i < n; i++) f(i); const u = process.cpuUsage(t);
  console.log(name, ((u.user + u.system) / n).toFixed(3), 'us');
};
const { rules } = checkedBattle(4);
const t0 = makeTable(rules.layout);
time('seed', 100000, (i) => seedTable(t0, 'x:' + i));
time('table', 100000, (i) => makeTable(rules.layout));
time('table+place', 100000, (i) => { const t = makeTable(rules.layout); for (let c = 0; c < 102; c++) placeCard(t, c, c < 22 ? 18 + 1 : c < 54 ? 1 : 4); return t; });
const t1 = makeTable(rules.layout); for (let c = 0; c < 102; c++) placeCard(t1, c, c < 22 ? 18 + 1 : c < 54 ? 1 : 4); seedTable(t1, 'q');
time('shuffles', 100000, (i) => { shuffleZone(t1, 1); shuffleZone(t1, 4); });
time('setup', 100000, (i) => startMatch(rules, 'x' + i));
