import { rules } from '../../projects/ideas/rules.ts';
import { equals, testsOf } from '../tests.ts';

export const rulesTests = testsOf(rules, {
  elementary: ({ first, second, otherwise, asks }) => [
    equals('the first rule wins', 'decide', asks(0, 11), first.answer),
    equals('the second rule comes next', 'decide', asks(1, 11), second.answer),
    equals('else the last answer holds', 'decide', asks(2, 11), otherwise),
    equals('a limit itself is not over it', 'decide', [first.limit, second.limit], otherwise),
  ],
});
