import { useTranslation } from 'react-i18next';
import { QrCode } from '../qr/qr-code.tsx';
import { joinAddress } from './join-address.ts';

export interface JoinQrProps {
  readonly code: string;
  /** Where others reach the host, such as `http://192.168.1.20:8080`; the address of this page unless told. */
  readonly origin?: string;
  /** Edge, any CSS length. */
  readonly size?: string;
}

/** A QR code that opens the page with this room's code on another device. */
export function JoinQr({ code, origin = window.location.origin, size }: JoinQrProps) {
  const { t } = useTranslation('game');
  return (
    <QrCode
      value={joinAddress(origin, code)}
      title={t('code.qr', { code })}
      {...(size === undefined ? {} : { size })}
    />
  );
}
