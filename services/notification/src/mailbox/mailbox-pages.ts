import type { Composition } from '@pinline/chassis/service'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import type { Outbox } from '../messages/outbox.ts'
import { mailboxPage } from './mailbox-page.ts'
import { mailboxScript } from './mailbox-script.ts'
import { mailboxStyle } from './mailbox-style.ts'

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The mailbox of a development machine. Not mounted in production, because it shows codes to everybody. */
export const mailboxPages =
  (outbox: Outbox): NonNullable<Composition['pages']> =>
  (app) => {
    app.get('/mailbox', (_request, response) => {
      response.set({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      response.type('html').send(mailboxPage)
    })
    app.get('/mailbox/mailbox.css', (_request, response) => void response.type('css').send(mailboxStyle))
    app.get('/mailbox/mailbox.js', (_request, response) => void response.type('js').send(mailboxScript))
    app.get('/mailbox/messages', async (request, response) => {
      const { to } = request.query
      response.set('cache-control', 'no-store')
      response.json(
        mailboxList.parse({ list: await outbox.list(typeof to === 'string' && to !== '' ? to : undefined) }),
      )
    })
  }
