import { createTransport } from 'nodemailer'

export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What it is about: mail programs show messages with the same one together. */
  readonly thread?: string | undefined
}

/** Sends a mail to the SMTP server; the message id is the effect's, so that recipients can detect repetitions. */
export type SendMail = (mail: Mail) => Promise<void>

/** A delivery ends well within the minute that it is reserved for, ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export const smtpTransport = (url: string, from: string): SendMail => {
  const transport = createTransport({ url, ...patience }, { from })
  const idOf = (name: string): string => `<${name.replaceAll(/[^\w.-]/g, '-')}@pinline>`
  return async ({ id, to, subject, text, html, thread }) => {
    const threading = thread === undefined ? {} : { inReplyTo: idOf(thread), references: idOf(thread) }
    await transport.sendMail({ to, subject, text, html, messageId: idOf(id), ...threading })
  }
}
