export { type AnswerProblem, checkAnswer } from './check-answer.ts';
export { type LeftAlone, readTopic, type Topic } from './read-topic.ts';
export { topicReply } from './topic-reply.ts';
