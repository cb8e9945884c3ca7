export { freeTextsOf } from './free-texts.ts';
export {
  createImitationModel,
  type ImitationModel,
  type ImitationReply,
} from './imitation-model.ts';
export {
  type Caller,
  createTestApp,
  type Person,
  TEST_PASSWORD,
  type TestApp,
  type TestDevice,
} from './test-app.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export { createTestMailbox, type TestMailbox } from './test-mailbox.ts';
export { TEST_RELEASE } from './test-release.ts';
