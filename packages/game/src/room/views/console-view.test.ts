import { NO_ACCOMMODATION } from '@lamplight/domain/multiplayer';
import { describe, expect, test } from 'vitest';
import { child, classRoom, lesson } from '../../../test/scene.ts';
import { consoleView } from './console-view.ts';

describe("the teacher's console", () => {
  test('knows the real names, who has answered, and the key of the open question', () => {
    const scene = lesson(classRoom(), child(1, { readAloud: true }), child(2), child(3));
    scene.do({ type: 'away', by: 3 });
    scene.answer(1);
    const view = consoleView(scene.room, scene.at, new Map([[1, 'Ada Stone']]));
    expect(view.console).toMatchObject({
      answered: 1,
      of: 2,
      key: {
        correct: 1,
        explanation: 'secret explanation of q0',
        reference: 'secret reference of q0',
      },
      players: [
        {
          id: 1,
          realName: 'Ada Stone',
          hasAnswered: true,
          accommodation: { ...NO_ACCOMMODATION, readAloud: true },
        },
        { id: 2, realName: 'Child 2', hasAnswered: false, accommodation: NO_ACCOMMODATION },
        { id: 3, isConnected: false },
      ],
    });
    expect(view.session?.own).toBeNull();
    scene.answer(2);
    expect(consoleView(scene.room, scene.at, new Map()).console.key).toBeNull();
  });
});
