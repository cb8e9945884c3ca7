import { describe, expect, test } from 'vitest';
import { isEasyPassword } from './easy-password.ts';

describe('a password that is guessed without a list', () => {
  test.each([
    [
      'one sign repeated',
      ['aaaaaa', '99999999', 'zzzzzz', '555555', 'éééééé', '------', '      a'],
    ],
    ['a pair repeated', ['121212', 'ababab', 'abababa', '!?!?!?']],
    ['three repeated', ['123123', 'xyxxyx', 'lololol', 'amiami', '159159159']],
    ['a rising run of letters', ['abcdef', 'abcdefg', 'ABCDEFGH', 'mnopqr']],
    ['a falling run of letters', ['fedcba', 'zyxwvu']],
    ['a rising run of digits', ['123456', '234567', '1234567890', '012345', '７８９０７８９０']],
    ['a falling run of digits', ['654321', '987654321', '0987654321']],
    ['a row of keys', ['qwerty', 'asdfgh', 'zxcvbn', 'dfghjk', 'asdfghjklñ']],
    ['a row of German keys', ['qwertz', 'tzuiop', 'yxcvbnm', 'ghjklöä']],
    ['a row of French keys', ['azerty', 'qsdfgh', 'wxcvbn', 'jklmù', 'sdfghjklm']],
    ['a row of keys backwards', ['lkjhgf', 'ytrewq', 'ztrewq', 'ytreza', 'mnbvcx', 'poiuyt']],
    [
      'runs one after the other',
      ['abc123', 'qweasdyxc', '123321', 'aaa111', 'asdfdsa', 'qwertz123'],
    ],
    ['a run with signs between', ['12-34-56', 'a b c d e f', '1.2.3.4.5.6', 'abc_123']],
  ])('is %s', (_, passwords) => {
    expect(passwords.filter((password) => !isEasyPassword(password, 'miriam'))).toEqual([]);
  });

  test.each([
    ['miriam', 'miriam'],
    ['miriam', 'Miriam'],
    ['miriam', 'miriam123'],
    ['miriam', '2026-miriam!'],
    ['miriam', 'miriammiriam'],
    ['Miriam_7', 'miriam7'],
    ['miriam.7', 'miriam8'],
    ['eva', 'eva_eva'],
    ['Zoë-Łucja', 'zoë łucja 1'],
    ['王小伟', '王小伟1234'],
    ['４０７３１９', '407319'],
  ])('is the user name: of %s %s', (username, password) => {
    expect(isEasyPassword(password, username)).toBe(true);
  });
});

describe('a password that needs guessing', () => {
  test.each([
    ['signs that change', ['aaaaab', 'aaabbc', 'ababac', '112358', '!?!!?§']],
    ['more than three repeated', ['lampolampo', '48151623']],
    ['a run with something beside it', ['abcdeflamp', 'lamp123456', 'fedcbax', 'xqwerty']],
    ['runs of two only', ['stomno', 'abxyab', '12908934', '20261128']],
    [
      'words with a piece of a row',
      ['liberty', 'powerful', 'tribunal', 'redefine', 'student-poet'],
    ],
    ['words that do not belong together', ['barley-harvest', 'lamp and light', 'tambourine']],
  ])('has %s', (_, passwords) => {
    expect(passwords.filter((password) => isEasyPassword(password, 'miriam'))).toEqual([]);
  });

  test.each([
    ['miriam', 'miriam-and-aaron'],
    ['miriam', 'mirjam'],
    ['eva', 'evangelist'],
    ['eva', 'naomi7'],
    ['li', 'lilili-lamp'],
    ['a_7', 'a7x4b9'],
    ['407319', '407318'],
    ['407319', '582604'],
  ])('is not the user name: of %s %s', (username, password) => {
    expect(isEasyPassword(password, username)).toBe(false);
  });
});
