export { type LeftAlone, readTopic, type Topic } from './read-topic.ts';
export { topicReply } from './topic-reply.ts';
