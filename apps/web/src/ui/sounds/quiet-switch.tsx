import { hasSounds } from '@lamplight/domain/sounds';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChooseDisplay } from '../../app/display/use-choose-display.ts';
import { useDisplay } from '../../app/display/use-display.ts';
import { IconSwitch } from '../form/icon-switch.tsx';

export interface QuietSwitchProps {
  /** Of the button, which stands in bars of several looks. */
  readonly className: string | undefined;
  /** Whether its name is written beside the bell. */
  readonly isNamed?: boolean;
}

/** The one switch for small sounds and motion. */
export function QuietSwitch({ className, isNamed = false }: QuietSwitchProps) {
  const { t } = useTranslation('shell');
  const choose = useChooseDisplay();
  const isOn = hasSounds(useDisplay());
  const label = t('display.soundAndMotion');
  return (
    <IconSwitch
      label={label}
      isOn={isOn}
      className={className}
      onToggle={() => choose({ motion: isOn ? 'reduced' : 'device' })}
    >
      {isOn ? <IconBell aria-hidden /> : <IconBellOff aria-hidden />}
      {isNamed && label}
    </IconSwitch>
  );
}
