import type { PleaPhrases, PleaTexts } from '../../safety/pleas/plea.ts';

const ADULTS =
  'dad|mom|mum|daddy|mommy|mummy|parents|father|mother|teacher|stepdad|stepmom|grandma|uncle|parent|family|leader|pastor';

const phrases: PleaPhrases = {
  help: [
    'i ~1 need help me?',
    'i ~1 need someones|somebodys|your|some help',
    'help me?',
    'can|could|will|would you|someone|somebody|anyone help me?',
    'i|im need|in help|trouble',
    'sos',
    'save me',
    'someone|somebody help me?',
  ],
  number: [
    'is there a|any ~2 number|helpline|hotline|line for ~1 kids|children|me|someone|teens ~8',
    'whats|what_is the|a ~2 number for|of the|a ~1 helpline|hotline|childline|kids_helpline ~3',
    'what|which number|helpline|hotline can|should|do i call|phone|ring|dial ~8',
    'who can i call|talk_to|phone|ring|tell if|when ~8',
    'i ~1 need|want a|the ~2 number for|of|to ~6 help|helpline|hotline|kids|children|call',
    'helpline|childline|hotline number|kids?',
    'number of|for the|a? helpline|childline|child_helpline',
    'give|tell me the|a ~2 number|helpline ~1 for|of ~4 helpline|kids|children|help',
  ],
  word: [
    'what|whats does|is|do ~2 suicide ~1 mean|is?',
    'what does ~2 word suicide mean',
    'what suicide means|is',
    'meaning|definition of suicide',
  ],
  reader: [
    'who ~2 reads|read|sees|see|gets|can_read|can_see|is_reading ~1 this|that|it|my_messages|what_i_write|what_i_say|this_chat|our_chat|my_chat|these_messages ~2',
    `are|will|do|would|did you ~1 telling|tell|told|going_to_tell|gonna_tell my ~1 ${ADULTS} ~4`,
    `can|does|do|will|could|is|are my ~1 ${ADULTS} ~1 see|read|reading|sees|know|find_out|look_at ~1 this|it|that|my_messages|what_i_write|what_i_say|about_this|our_chat|the_chat|what_i_wrote ~2`,
    'is this|it|what_i_write|what_i_say private|secret|confidential|anonymous',
    'is ~2 anyone|anybody|somebody|someone reading|watching this|me|it|my_messages',
    'can|does|will anyone|anybody|somebody|someone|people|other_kids|the_teacher|teachers else? ~1 see|read this|it|that|my_messages|what_i_write',
  ],
};

const texts: PleaTexts = {
  help: 'It is good that you ask for help.',
  lines: 'People who help children answer here: {lines}.',
  emergency: 'In danger, call {emergency}.',
  noLine:
    'I do not know the helpline for children in your country: ask a grown-up you feel safe with for it.',
  word: {
    little:
      'That is a very sad word: it is when somebody ends their own life. People who hurt that much can get help. Talk about it with a grown-up you feel safe with.',
    older:
      'Suicide means that somebody ends their own life. It mostly happens when pain seems to have no end, and there is help for that before it comes so far. If the word is from a lesson, a teacher can tell you more; if it is about you or somebody you know, please tell a grown-up today.',
  },
  reader: {
    little:
      'I am a program. Your teacher and those who run this place can read this. Mom or Dad can read the chat if they have a page here, but I do not show them when you tell me that somebody hurts you. If you may be in danger, I tell the grown-ups of this place.',
    older:
      'I am a program. Your teachers and those who run this place can read what you write here, and so can a parent who is linked with you, except what I understand to be about somebody who hurts you or trouble at home. If it looks as if you were in danger, I tell the adults who are responsible for you here, not your parents.',
  },
};

export const en = { phrases, texts };
