import { createTransport } from 'nodemailer'

export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Hands a mail to the SMTP server; the message id is the effect's, so that receivers can tell repetitions. */
export type SendMail = (mail: Mail) => Promise<void>

export const smtpTransport = (url: string, from: string): SendMail => {
  const transport = createTransport(url, { from })
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({ to, subject, text, messageId: `<${id.replaceAll(/[^\w.-]/g, '-')}@pinline>` })
  }
}
