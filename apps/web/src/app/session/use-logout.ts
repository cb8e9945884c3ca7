import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { classTablet, tabletUse } from '../../lib/class-tablet.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { clearSessionStorage } from '../../lib/storage.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { clearDisplay } from '../display/display-store.ts';
import { forgetKept } from '../offline/kept-answers.ts';
import { clearPlatform } from '../platform/platform-store.ts';
import { changeUser, requestLogout } from './session.queries.ts';

/** Ends the session: removes the token, clears all cached data and goes to / (spec 4). */
export function useLogout() {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  return useMutation({
    mutationFn: requestLogout,
    // Who wants to leave leaves nothing to read here, also when the host can't be told.
    onMutate: forgetKept,
    onSuccess: async () => {
      sessionToken.clear();
      clearPlatform();
      clearDisplay();
      clearSessionStorage();
      changeUser(queryClient, null);
      tabletUse.clear();
      const isTablet = classTablet.read() !== undefined;
      // On a class tablet the tiles come back, and the next child needs no word of it.
      await navigate(isTablet ? { to: '/tablet', search: { code: '' } } : { to: '/' });
      await router.invalidate();
      if (isTablet) return;
      showToast({ kind: 'success', title: t('logout.done'), text: t('logout.doneText') });
    },
    onError: () => {
      showToast({ kind: 'failure', title: t('logout.failed'), text: t('logout.failedText') });
    },
  });
}
