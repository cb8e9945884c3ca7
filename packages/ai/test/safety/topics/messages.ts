/** Messages of children, one on each line, by what a chat makes of them. */
export interface TopicMessages {
  tricks: string;
  contact: string;
  grownUp: string;
  coarse: string;
  ordinary: string;
}
