import { useTranslation } from 'react-i18next';

/**
 * Full screen while the auth status loads. It has the shape and the classes of the static shell in
 * `index.html`, whose inlined styles it uses: the first picture of the page stays still when the
 * script takes over.
 */
export function LoadingScreen() {
  const { t } = useTranslation('shell');
  return (
    <div className="first-light">
      <div className="first-light-words">
        <p className="first-light-name">{t('product')}</p>
        <p className="first-light-title">{t('theme')}</p>
        <p className="first-light-wait" role="status">
          <span className="first-light-spinner" aria-hidden="true" />
          {t('loading')}
        </p>
      </div>
      <div className="first-light-hills" aria-hidden="true" />
    </div>
  );
}
