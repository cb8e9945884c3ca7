import { LETTERS, MOTIONS, READ_ALOUD, TEXT_SIZES } from '@lamplight/domain/display';
import { navigationStyle } from '@lamplight/domain/platform';
import type { Profile } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { useChooseDisplay } from '../../../app/display/use-choose-display.ts';
import { useDisplay } from '../../../app/display/use-display.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { ReadAloudButton } from '../../../ui/read-aloud/read-aloud-button.tsx';
import styles from './display-card.module.css';

/** How pages are shown and read: letters, size, motion, read-aloud. Each choice takes effect at once. */
export function DisplayCard({ profile: { age } }: { readonly profile: Profile }) {
  const { t } = useTranslation('profiles');
  const display = useDisplay();
  const choose = useChooseDisplay();
  const isLittle = age !== null && navigationStyle(age) === 'simple';
  // The youngest get few words.
  const noted = (note: string) => (isLittle ? {} : { note });

  const letters = LETTERS.map((value) => ({
    value,
    label: t(`display.letters.${value}.label`),
    ...noted(t(`display.letters.${value}.note`)),
  }));
  const sizes = TEXT_SIZES.map((value) => ({ value, label: t(`display.textSize.${value}`) }));
  const motions = MOTIONS.map((value) => ({
    value,
    label: t(`display.motion.${value}.label`),
    ...noted(t(`display.motion.${value}.note`)),
  }));
  const readings = READ_ALOUD.map((value) => ({
    value,
    label: t(`display.readAloud.${value}.label`),
    ...noted(t(`display.readAloud.${value}.note`)),
  }));
  const spoken = [
    ...[t('display.title'), t('display.text')],
    ...[t('display.lettersLegend'), ...letters.map(({ label }) => label)],
    ...[t('display.textSizeLegend'), ...sizes.map(({ label }) => label)],
    ...[t('display.motionLegend'), ...motions.map(({ label }) => label)],
    ...[t('display.readAloudLegend'), ...readings.map(({ label }) => label)],
  ];
  return (
    <Card as="section" className={styles.card} aria-label={t('display.title')}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('display.title')}</h2>
          <p className={styles.text}>{t('display.text')}</p>
        </div>
        <ReadAloudButton text={spoken.join('.\n')} byAge={isLittle} />
      </div>
      <ChooseOne
        legend={t('display.lettersLegend')}
        choices={letters}
        chosen={display.letters}
        onChoose={(value) => choose({ letters: value })}
      />
      <ChooseOne
        legend={t('display.textSizeLegend')}
        size="small"
        choices={sizes}
        chosen={display.textSize}
        onChoose={(value) => choose({ textSize: value })}
      />
      <ChooseOne
        legend={t('display.motionLegend')}
        choices={motions}
        chosen={display.motion}
        onChoose={(value) => choose({ motion: value })}
      />
      <ChooseOne
        legend={t('display.readAloudLegend')}
        choices={readings}
        chosen={display.readAloud}
        onChoose={(value) => choose({ readAloud: value })}
      />
    </Card>
  );
}
