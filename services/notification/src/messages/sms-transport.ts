import { alibabaSms } from './alibaba-sms.ts'
import { httpSms } from './http-sms.ts'
import type { SmsSettings } from './sms-settings.ts'
import type { SmsTransport } from './text-message.ts'

export const smsTransport = (settings: SmsSettings, now: () => Date): SmsTransport =>
  settings.kind === 'http' ? httpSms(settings) : alibabaSms(settings, now)
