import { roomTopics } from '@lamplight/content/rooms';
import {
  accommodateRequestSchema,
  answerReceiptSchema,
  answerRequestSchema,
  consoleViewSchema,
  controlRequestSchema,
  currentGameSchema,
  joinRequestSchema,
  newClassRoomSchema,
  newRoomSchema,
  nextGameSchema,
  projectorViewSchema,
  readyRequestSchema,
  removeRequestSchema,
  roomRequestSchema,
  roomSummarySchema,
  roomTopicSchema,
  topicsRequestSchema,
} from '@lamplight/domain/multiplayer';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStudents = procedureFor(['student']);
const forTeachers = procedureFor(['teacher']);
const forBoth = procedureFor(['student', 'teacher']);

const roomList = z.array(roomSummarySchema);
const done = z.object({ ok: z.literal(true) });

export const multiplayerRouter = router({
  rooms: forBoth
    .output(roomList)
    .query(({ ctx }) => ctx.services.multiplayer.rooms(ctx.actor.user)),

  current: forStudents
    .output(currentGameSchema.nullable())
    .query(({ ctx }) => ctx.services.multiplayer.students.current(ctx.actor.user)),

  create: procedureFor(['student'], { heard: { source: 'room', fields: ['name'] } })
    .input(newRoomSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.multiplayer.students.create(ctx.actor.user, input)),
    ),

  join: forStudents
    .input(joinRequestSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.multiplayer.students.join(ctx.actor.user, input.code),
    ),

  leave: forStudents
    .input(roomRequestSchema)
    .output(done)
    .mutation(({ ctx, input }) =>
      ctx.services.multiplayer.students.leave(ctx.actor.user, input.roomId),
    ),

  setReady: forStudents
    .input(readyRequestSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.multiplayer.students.setReady(ctx.actor.user, input.roomId, input.ready),
    ),

  start: forBoth
    .input(roomRequestSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.multiplayer.start(ctx.actor.user, input.roomId)),
    ),

  submitAnswer: procedureFor(['student'], { heard: { source: 'room', fields: ['answer'] } })
    .input(answerRequestSchema)
    .output(answerReceiptSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.multiplayer.students.submitAnswer(ctx.actor.user, input),
    ),

  control: forBoth
    .input(controlRequestSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.multiplayer.control(ctx.actor.user, input.roomId, input.action),
    ),

  events: forStudents
    .input(roomRequestSchema)
    .subscription(({ ctx, input, signal }) =>
      ctx.services.multiplayer.feeds.events(ctx.actor.user, input.roomId, signal),
    ),

  topics: forTeachers
    .input(topicsRequestSchema)
    .output(z.array(roomTopicSchema))
    .query(({ input }) => roomTopics(input.gameType, input.band)),

  openClassRoom: forTeachers
    .input(newClassRoomSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.multiplayer.classRooms.open(ctx.actor.user, input)),
    ),

  nextGame: forTeachers
    .input(nextGameSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.multiplayer.classRooms.nextGame(ctx.actor.user, input)),
    ),

  myRooms: forTeachers
    .output(roomList)
    .query(({ ctx }) => ctx.services.multiplayer.classRooms.ofTeacher(ctx.actor.user)),

  console: forTeachers
    .input(roomRequestSchema)
    .output(consoleViewSchema)
    .query(({ ctx, input }) =>
      ctx.services.multiplayer.classRooms.console(ctx.actor.user, input.roomId),
    ),

  /** What `projector` tells, for a page without a socket. */
  projectorView: forTeachers
    .input(roomRequestSchema)
    .output(projectorViewSchema)
    .query(({ ctx, input }) =>
      ctx.services.multiplayer.classRooms.projector(ctx.actor.user, input.roomId),
    ),

  removePlayer: forTeachers
    .input(removeRequestSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.multiplayer.classRooms.remove(ctx.actor.user, input.roomId, input.playerId),
    ),

  accommodate: forTeachers
    .input(accommodateRequestSchema)
    .output(currentGameSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.multiplayer.classRooms.accommodate(ctx.actor.user, input),
    ),

  watch: forTeachers
    .input(roomRequestSchema)
    .subscription(({ ctx, input, signal }) =>
      ctx.services.multiplayer.feeds.watch(ctx.actor.user, input.roomId, signal),
    ),

  projector: forTeachers
    .input(roomRequestSchema)
    .subscription(({ ctx, input, signal }) =>
      ctx.services.multiplayer.feeds.projector(ctx.actor.user, input.roomId, signal),
    ),
});
