import { startMatch, takePick } from '@shared/table/match';
import { copyInto, copyTable } from '@shared/table/table';
import { checkedBattle } from '@shared/games/copytoru/testing/checked-battle';
import { makeBelow, randomPick } from './chooser';
const below = makeBelow(5);
const { rules } = checkedBattle(2);
const m = startMatch(rules, 'q');
const c = { ...m, table: copyTable(m.table) };
const go = (n: number): void => { for (let i = 0; i < n; i++) { copyInto(c.table, m.table); c.decision = m.decision; c.picks = 0;  while (c.decision !== null) takePick(c, randomPick(c.decision, below)); } };
go(5000);
for (let r = 0; r < 3; r++) { const t = process.cpuUsage(); go(100000); const u = process.cpuUsage(t); console.log((u.user + u.system) / 100000); }
