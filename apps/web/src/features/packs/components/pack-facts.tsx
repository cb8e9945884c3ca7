import type { PackPreview, PackSignature, PackView } from '@lamplight/domain/packs';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../../../lib/file-size.ts';
import styles from '../packs.module.css';

type Described = PackView | NonNullable<PackPreview['pack']>;

/** What a pack is: its languages and ages, who wrote it and who vouches for it, and what it holds. */
export function PackFacts({ pack }: { readonly pack: Described }) {
  const { t, i18n } = useTranslation('packs');
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const list = new Intl.ListFormat(i18n.language);
  const { lessons, stories, questions, days } = pack.counts;
  const facts: readonly (readonly [string, string])[] = [
    [t('facts.languages'), list.format(pack.languages.map((tag) => names.of(tag) ?? tag))],
    [t('facts.ages'), list.format(pack.bands.map((band) => t(`bands.${band}`)))],
    [t('facts.authors'), list.format(pack.authors)],
    [t('facts.licence'), pack.licence],
    [t('facts.signature'), useSignatureText(pack.signature)],
    [
      t('facts.holds'),
      list.format([
        t('counts.days', { count: days }),
        t('counts.lessons', { count: lessons }),
        t('counts.stories', { count: stories }),
        t('counts.questions', { count: questions }),
      ]),
    ],
    ...(pack.size === null ? [] : [[t('facts.size'), sizeText(pack.size, i18n.language)] as const]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useSignatureText({ state, signer, publicKey }: PackSignature): string {
  const { t } = useTranslation('packs');
  switch (state) {
    case 'built-in':
      return t('signature.builtIn');
    case 'trusted':
      return t('signature.trusted', { signer });
    case 'unknown':
      return t('signature.unknown', { key: publicKey });
    case 'unsigned':
      return t('signature.unsigned');
  }
}
