import { hasSounds } from '@lamplight/domain/sounds';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseDisplay } from '../../app/display/use-choose-display.ts';
import { useDisplay } from '../../app/display/use-display.ts';
import { onWake, soundingDevice, wakeDevice } from '../../lib/sounding-device.ts';
import { IconSwitch } from '../form/icon-switch.tsx';

export interface QuietSwitchProps {
  /** Of the button, which stands in bars of several looks. */
  readonly className: string | undefined;
  /** Whether its name is written beside the bell. */
  readonly isNamed?: boolean;
}

/** The one switch for small sounds and motion; on a class tablet that is silent so far it lets it be heard. */
export function QuietSwitch({ className, isNamed = false }: QuietSwitchProps) {
  const { t } = useTranslation('shell');
  const choose = useChooseDisplay();
  const display = useDisplay();
  const isOn = useSyncExternalStore(onWake, () => hasSounds(display, soundingDevice()));
  const toggle = () => {
    if (isOn) return choose({ motion: 'reduced' });
    wakeDevice();
    if (display.motion === 'reduced') choose({ motion: 'device' });
  };
  const label = t('display.soundAndMotion');
  return (
    <IconSwitch label={label} isOn={isOn} className={className} onToggle={toggle}>
      {isOn ? <IconBell aria-hidden /> : <IconBellOff aria-hidden />}
      {isNamed && label}
    </IconSwitch>
  );
}
