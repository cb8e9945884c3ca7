import { soundSchema, speakInputSchema, voiceLanguagesSchema } from '@lamplight/domain/voice';
import { procedureFor, router } from '../../platform/procedures.ts';

export const voiceRouter = router({
  /** In which languages the host itself can read. */
  languages: procedureFor()
    .output(voiceLanguagesSchema)
    .query(({ ctx }) => ctx.services.voice.languages()),

  /** A mutation, so that what is read stands in no address and in no log. */
  speak: procedureFor()
    .input(speakInputSchema)
    .output(soundSchema)
    .mutation(({ ctx, input }) => ctx.services.voice.speak(ctx.actor.user.id, input)),
});
