import type { Platform } from '@pinline/chassis/service'
import { type SendMail, smtpTransport } from './mail-transport.ts'
import type { SmsSettings } from './sms-settings.ts'
import { smsTransport } from './sms-transport.ts'
import type { SmsTransport } from './text-message.ts'

/** How messages leave; undefined: they do not by this channel. */
export interface Transports {
  readonly mail: SendMail | undefined
  readonly sms: SmsTransport | undefined
}

export interface TransportSettings {
  readonly SMTP_URL?: string | undefined
  readonly SMTP_FROM: string
  readonly sms: SmsSettings | undefined
}

/** The transports of the settings. Production without one for text messages says what does not work. */
export const transportsOf = (
  { config, clock, log }: Pick<Platform, 'config' | 'clock' | 'log'>,
  { SMTP_URL, SMTP_FROM, sms }: TransportSettings,
): Transports => {
  if (config.PINLINE_MODE === 'production' && sms === undefined)
    log.warn('SMS_TRANSPORT is not set: nobody can register or sign in by a code to a phone')
  return {
    mail: SMTP_URL === undefined ? undefined : smtpTransport(SMTP_URL, SMTP_FROM),
    sms: sms && smsTransport(sms, () => clock.now()),
  }
}
