import { iterationsASecond } from '@main/cli/bench/searching';
import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { seatingOf } from './seatings';
for (let i = 0; i < 3; i++) console.log(iterationsASecond(seatingOf(COPY_ABILITY_BATTLE, Number(process.argv[2] ?? 4)), { repetitions: 9, turn: 0.4 }));
