import type { RoomEnd } from '@lamplight/domain/multiplayer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { openPageSocket } from '../../app/live/page-socket.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { createGameStore, type GameStore, type GameStoreState } from './game-store.ts';
import { fetchCurrentGame, sendAnswer, useRefreshRooms } from './multiplayer.queries.ts';
import type { News } from './news.ts';

export type LiveGame = GameStoreState & Pick<GameStore, 'take' | 'refresh' | 'answer'>;

/** The reader's room and game for as long as the page is open, with the toasts of spec 4. */
export function useLiveGame(me: number): LiveGame {
  const queryClient = useQueryClient();
  const refreshRooms = useRefreshRooms();
  const { t } = useTranslation('multiplayer');
  const [store] = useState(() =>
    createGameStore({
      me,
      openSocket: (handlers) => openPageSocket(me, handlers),
      fetchCurrent: () => fetchCurrentGame(queryClient),
      sendAnswer,
    }),
  );

  const tellNews = useEffectEvent((news: News) => {
    switch (news.kind) {
      case 'player-joined':
        return showToast({
          kind: 'note',
          title: t('toasts.joined', { name: news.name }),
          text: t('toasts.joinedText'),
        });
      case 'game-started':
        return showToast({
          kind: 'success',
          title: t('toasts.started'),
          text: t('toasts.startedText'),
        });
      case 'game-finished':
        return showToast({
          kind: 'success',
          title: t('toasts.finished'),
          text: t('toasts.finishedText'),
        });
    }
  });
  const tellClosed = useEffectEvent((reason: RoomEnd) => {
    // Whoever leaves knows.
    if (reason === 'left') return;
    showToast({ kind: 'note', title: t('closed.title'), text: t(`closed.${reason}`) });
  });
  const tellRooms = useEffectEvent(refreshRooms);

  useEffect(
    () =>
      store.start({
        onNews: (news) => tellNews(news),
        onClosed: (reason) => tellClosed(reason),
        onRooms: () => tellRooms(),
      }),
    [store],
  );

  const state = useSyncExternalStore(store.subscribe, store.state);
  return { ...state, take: store.take, refresh: store.refresh, answer: store.answer };
}
