import { randomUUID } from 'node:crypto'
import { envelope } from '@pinline/contracts/api/envelope'
import type { FormRecord, MyForm } from '@pinline/contracts/notification/form/form-row'
import { formRecord } from '@pinline/contracts/notification/form/form-row'
import { listFormsOfBuyer } from '@pinline/contracts/notification/form/list-forms-of-buyer'
import { listMyForms } from '@pinline/contracts/notification/form/list-my-forms'
import { submitForm } from '@pinline/contracts/notification/form/submit-form'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fetchPresent } from '../../harness/fetch-present.ts'
import { Positions } from '../../harness/positions.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { withinDay } from '../../harness/within-day.ts'
import { postJson, registered, text } from '../account/client.ts'
import { pdf, pngOf } from '../catalogue/sample-files.ts'

const written = {
  ...{ kind: 'contact', surname: 'Lovelace', givenName: 'Ada', email: 'ada@buyers.example', phone: '+44 20 7946 0958' },
  ...{ company: 'Analytical Engines', details: 'Is 43045-1000 rated for 125 °C?\nPlease quote 500 pieces.' },
  ...{ consent: 'true', language: 'de' },
}

/** Forms of visitors and buyers, and what staff do with them. */
export const forms = (shared: () => TestSystem): void => {
  describe('forms', () => {
    let system: TestSystem
    const mongo = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    const positions = new Positions()
    let token: string
    beforeAll(async () => {
      system = shared()
      token = text((await postJson(system.urls.account, '/public/admin/login', system.demoAccounts().staff)).data.token)
    })
    afterAll(async () => {
      await mongo.close()
    })

    const api = () => `${system.urls.notification}/api/v1`
    const send = async (
      fields: Readonly<Record<string, string>>,
      files: readonly { readonly bytes: Uint8Array; readonly name: string }[] = [],
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      for (const { bytes, name } of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name)
      const url = `${api()}${submitForm.path}`
      const response = await fetch(url, { method: 'POST', headers, body: form, redirect: 'manual' })
      positions.keep(response)
      return response
    }
    const reply = async (response: Response) => envelope.parse(await response.json())
    /** A form that was accepted, and the cookie of its browser. */
    const sent = async (...args: Parameters<typeof send>) => {
      const response = await send(...args)
      const { formNo } = submitForm.output.parse((await reply(response)).data)
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
      return { formNo, cookie, position: response.headers.get('x-position') ?? '' }
    }
    const mine = async (headers: Record<string, string>): Promise<readonly MyForm[]> => {
      const response = await fetch(`${api()}${listMyForms.path}`, { headers })
      return listMyForms.output.parse((await reply(response)).data).list
    }
    const staff = async (path: string, body: object) => {
      const answer = await postJson(system.urls.notification, path, body, { token })
      positions.add(answer.position)
      return answer
    }
    const record = async (formNo: string): Promise<FormRecord> => {
      const headers = { ...positions.header(), authorization: `Bearer ${token}` }
      const response = await fetchPresent(`${api()}/admin/forms/${formNo}`, { headers })
      return formRecord.parse(await response.json())
    }
    const queue = async (filter: object): Promise<readonly FormRecord[]> => {
      const headers = { ...positions.header(), authorization: `Bearer ${token}` }
      const response = await fetchPresent(`${api()}/admin/forms?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
        headers,
      })
      return formRecord.array().parse(await response.json())
    }
    const mails = async (to: string) => {
      const response = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(to)}`)
      return mailboxList.parse(await response.json()).list
    }
    const toDo = async (formNo: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${api()}/admin/to-dos/answer-form-${formNo}`, { headers })
      return response.status === 200
        ? ((await response.json()) as { state: string; closedBy: string | null })
        : undefined
    }

    it('come from visitors with five files, are answered by mail, and seen again by the same browser', async () => {
      const picture = await pngOf(30, 20)
      const files = [
        ...[1, 2, 3, 4].map((number) => ({ bytes: picture, name: `drawing ${number}.png` })),
        { bytes: pdf, name: 'specification.pdf' },
      ]
      const { formNo, cookie, position } = await sent(written, files)
      const [form] = await mine({ cookie, 'x-position': position })
      expect(form).toMatchObject({
        ...{ formNo, kind: 'contact', status: 'submitted', surname: 'Lovelace', phone: '+442079460958', answers: [] },
        files: files.map(({ name }) => ({ name })),
      })
      const own = await fetch(`${system.urls.notification}${form?.files[4]?.url}`, { headers: { cookie } })
      expect(Buffer.from(await own.arrayBuffer())).toEqual(Buffer.from(pdf))
      expect(own.headers.get('content-disposition')).toContain('attachment')

      const open = await waitFor('the work of staff', () => toDo(formNo))
      expect(open.state).toBe('open')
      expect((await record(formNo)).content).toMatchObject({ company: 'Analytical Engines', details: written.details })
      await staff('/private/forms/note', { formNo, note: 'Ask the laboratory.' })
      await staff('/private/forms/assign', { formNo, assignee: 's-0123456789abcdef' })
      await staff('/private/forms/answer', { formNo, message: 'Yes, up to 125 °C.' })
      expect(await waitFor('the end of the work', async () => (await toDo(formNo))?.closedBy)).toBe('form-answered')
      expect(await record(formNo)).toMatchObject({
        ...{ status: 'answered', assignee: 's-0123456789abcdef' },
        entries: [
          { kind: 'note', text: 'Ask the laboratory.' },
          { kind: 'answer', text: 'Yes, up to 125 °C.' },
        ],
      })
      const mail = await waitFor('the reply', async () =>
        (await mails(written.email)).find(({ subject }) => subject.startsWith('Re:')),
      )
      expect(mail.text).toContain('Yes, up to 125 °C.')
      expect(mail.text).toContain('> Is 43045-1000 rated for 125 °C?\n> Please quote 500 pieces.')
      const again = await mine({ cookie, ...positions.header() })
      expect(again).toMatchObject([{ formNo, status: 'answered', answers: [{ text: 'Yes, up to 125 °C.' }] }])
      expect(JSON.stringify(again)).not.toContain('laboratory')
    })

    it('are seen by nobody else, and neither are their files', async () => {
      const first = await sent(written, [{ bytes: pdf, name: 'a.pdf' }])
      const second = await sent(written)
      const own = await mine({ cookie: first.cookie, 'x-position': first.position })
      expect(own.map(({ formNo }) => formNo)).toEqual([first.formNo])
      expect((await mine({ cookie: second.cookie, 'x-position': second.position })).length).toBe(1)
      expect(await mine({})).toEqual([])
      const url = `${system.urls.notification}${own[0]?.files[0]?.url}`
      for (const headers of [{}, { cookie: second.cookie }, { cookie: 'pinline_forms=x' }])
        expect(await reply(await fetch(url, { headers }))).toMatchObject({
          code: 404,
          meta: { type: 'file-not-found' },
        })
      const third = await sent(written, [], { cookie: first.cookie })
      expect(third.cookie).toBe(first.cookie)
      expect(await mine({ cookie: first.cookie, 'x-position': third.position })).toHaveLength(2)
    })

    it('of a signed-in buyer are the buyer’s, from every browser', async () => {
      const buyer = await registered(system)
      const opinion = 'Search by pitch is excellent.'
      const headers = { authorization: `Bearer ${buyer.token}` }
      const { formNo, cookie, position } = await sent(
        { ...written, kind: 'feedback', details: '', opinion },
        [],
        headers,
      )
      expect(cookie).toBe('')
      const own = await mine({ ...headers, 'x-position': position })
      expect(own).toMatchObject([{ formNo, kind: 'feedback', opinion }])
    })

    it('name every field that is wrong', async () => {
      const refused = async (fields: Record<string, string>) => {
        const { code, data } = await reply(await send(fields))
        return { code, data }
      }
      expect(await refused({})).toMatchObject({
        code: 422,
        data: { errors: { kind: expect.any(String), surname: 'required', email: 'required', consent: 'required' } },
      })
      const { details, ...without } = written
      expect(await refused(without)).toMatchObject({ data: { errors: { details: 'required' } } })
      expect(await refused({ ...written, kind: 'feedback' })).toMatchObject({
        data: { errors: { opinion: 'required' } },
      })
      expect(await refused({ ...written, kind: 'custom-part' })).toMatchObject({
        data: { errors: { part: 'required' } },
      })
      expect(await refused({ ...written, phone: '12', email: 'ada' })).toMatchObject({
        data: { errors: { phone: 'phone-format', email: 'email-format' } },
      })
    })

    it('take no sixth file, none of ten megabytes, and none of another type', async () => {
      const six = Array.from({ length: 6 }, (_, place) => ({ bytes: pdf, name: `${place}.pdf` }))
      expect(await reply(await send(written, six))).toMatchObject({ code: 422, meta: { type: 'too-many-files' } })
      const large = { bytes: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), name: 'a.pdf' }
      expect(await reply(await send(written, [large]))).toMatchObject({ code: 422, meta: { type: 'file-too-large' } })
      const page = { bytes: Buffer.from('<script>alert(1)</script>'), name: 'a.pdf' }
      expect(await reply(await send(written, [page]))).toMatchObject({ code: 422, meta: { type: 'upload-type-wrong' } })
    })

    it('are one form, however often they are sent with one key', async () => {
      const headers = { 'idempotency-key': 'one-form-and-no-more' }
      const first = await sent(written, [{ bytes: pdf, name: 'a.pdf' }], headers)
      const second = await sent(written, [{ bytes: pdf, name: 'a.pdf' }], { ...headers, cookie: first.cookie })
      expect(second.formNo).toBe(first.formNo)
      expect(await mine({ cookie: first.cookie, 'x-position': first.position })).toHaveLength(1)
    })

    it('are found again by a browser that never got the first answer', async () => {
      const headers = { 'idempotency-key': 'an-answer-that-was-lost' }
      const lost = await sent(written, [], headers)
      const again = await sent(written, [], headers)
      expect([again.formNo, again.cookie]).toEqual([lost.formNo, lost.cookie])
      expect(await mine({ cookie: again.cookie, 'x-position': lost.position })).toMatchObject([{ formNo: lost.formNo }])
      const other = await sent(written, [], { 'idempotency-key': 'another-form-of-them' })
      expect([other.formNo === lost.formNo, other.cookie === lost.cookie]).toEqual([false, false])
    })

    it('of a plain page are one form when it is sent twice, and another when something else is written', async () => {
      const plain = { ...written, pageKey: 'drawn-with-the-page' }
      const numbers = await Promise.all([sent(plain), sent(plain)])
      const again = await sent(plain)
      expect(new Set([...numbers, again].map(({ formNo }) => formNo)).size).toBe(1)
      expect(new Set([...numbers, again].map(({ cookie }) => cookie)).size).toBe(1)
      const corrected = await sent({ ...plain, details: 'And in gold?' }, [], { cookie: again.cookie })
      expect(corrected.formNo).not.toBe(again.formNo)
      expect(await mine({ cookie: again.cookie, 'x-position': corrected.position })).toHaveLength(2)
      expect((await reply(await send({ ...written, pageKey: 'short' }))).code).toBe(422)
    })

    it('of machines wait aside: no work, no mail, and no loss', async () => {
      const email = 'victim@buyers.example'
      const { formNo, position } = await sent({ ...written, email, fax: '5550100' })
      const fast = await sent({ ...written, email, elapsedMs: '300' })
      const person = await sent({ ...written, email, elapsedMs: '30000' })
      await waitFor('the work of staff', () => toDo(person.formNo))
      await waitFor('the mail to the person', async () => (await mails(email)).length > 0)
      expect(await mails(email)).toHaveLength(1)
      expect([await toDo(formNo), await toDo(fast.formNo)]).toEqual([undefined, undefined])
      expect(position).not.toBe('')
      const suspected = (await queue({ suspected: true })).map((form) => [form.formNo, form.suspicion])
      expect(suspected).toEqual(
        expect.arrayContaining([
          [formNo, 'honeypot'],
          [fast.formNo, 'too-fast'],
        ]),
      )
      expect((await queue({})).map((form) => form.formNo)).not.toContain(formNo)
    })

    it('work without script: a browser is sent back to the page', async () => {
      const headers = { accept: 'text/html', referer: `${system.urls.notification}/en/contact?sent=x` }
      const done = await send(written, [], headers)
      expect(done.status).toBe(303)
      expect(done.headers.get('location')).toMatch(/^\/en\/contact\?sent=F\d{13}$/)
      expect(done.headers.get('set-cookie')).toContain('pinline_forms=')
      // Browsers send a field without a file as a file without a name and without content.
      const parts = Object.entries(written).map(([name, value]) => `name="${name}"\r\n\r\n${value}`)
      const empty = 'name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n'
      const body = [...parts, empty].map((part) => `--part\r\nContent-Disposition: form-data; ${part}\r\n`).join('')
      const without = await fetch(`${api()}${submitForm.path}`, {
        ...({ method: 'POST', redirect: 'manual', body: `${body}--part--\r\n` } as const),
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=part' },
      })
      expect(without.headers.get('location')).toMatch(/^\/en\/contact\?sent=F\d{13}$/)
      const refused = await send({ ...written, email: 'ada' }, [], headers)
      expect(refused.headers.get('location')).toBe('/en/contact?refused=invalid-input&fields=email')
    })

    it('are exported as a table that no spreadsheet runs', async () => {
      const { formNo } = await sent({ ...written, details: '=1+1' })
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const table = await waitFor('the form in the export', async () => {
        const body = JSON.stringify({ kind: 'contact', q: formNo })
        const response = await fetch(`${api()}/private/forms/export`, { method: 'POST', headers, body })
        const lines = (await response.text()).trim().split('\r\n')
        return lines.length > 1 && lines
      })
      expect(table[0]).toContain('form,kind,status')
      expect(table[1]).toContain(`${formNo},contact,submitted`)
      expect(table[1]).toContain("'=1+1")
    })

    it('are erased for good, with all that was written and sent', async () => {
      const { formNo, cookie } = await sent(
        { ...written, email: 'gone@buyers.example' },
        [{ bytes: pdf, name: 'a.pdf' }],
        { 'idempotency-key': randomUUID() },
      )
      await staff('/private/forms/answer', { formNo, message: 'Yes.' })
      const before = await record(formNo)
      const url = `${system.urls.notification}${before.files[0]?.url}`
      const asStaff = { headers: { authorization: `Bearer ${token}` } }
      expect((await fetch(url, asStaff)).headers.get('content-type')).toBe('application/pdf')
      await staff('/private/forms/erase', { formNo })
      const isErased = ({ content, files, entries }: FormRecord) =>
        content === null && files.length === 0 && entries.every(({ text }) => text === null)
      // The reaction erases the parts of a form one after the other.
      const after = await waitFor('the erasure', async () => {
        const now = await record(formNo)
        return isErased(now) && now
      })
      expect(after).toMatchObject({ status: 'erased', allowedCommands: [] })
      expect(after.entries).toHaveLength(1)
      await waitFor('no file', async () => (await reply(await fetch(url, asStaff))).code === 404)
      await waitFor('no form of the browser', async () => (await mine({ cookie })).length === 0)
      await waitFor('no mail', async () => (await mails('gone@buyers.example')).length === 0)
      await waitFor('no network address', async () => {
        const commits = await mongo
          .db(`${system.databasePrefix}notification`)
          .collection('commits')
          .find({ streamId: formNo })
          .toArray()
        return commits.length > 0 && commits.every(({ requests }) => requests === undefined)
      })
      expect(await staff('/private/forms/answer', { formNo, message: 'Again.' })).toMatchObject({ type: 'form-erased' })
    })

    it('that are erased take no mail about another form with them', async () => {
      const email = 'two-forms@buyers.example'
      const [gone, other] = [await sent({ ...written, email }), await sent({ ...written, email })]
      await staff('/private/forms/answer', { formNo: gone.formNo, message: 'First reply.' })
      await staff('/private/forms/answer', { formNo: other.formNo, message: 'Second reply.' })
      const textsTo = async () => (await mails(email)).map(({ text: one }) => one).join('\n')
      await waitFor('both replies', async () => {
        const found = await textsTo()
        return found.includes('First reply.') && found.includes('Second reply.')
      })
      await staff('/private/forms/erase', { formNo: gone.formNo })
      await waitFor('the first reply is gone', async () => !(await textsTo()).includes('First reply.'))
      expect(await textsTo()).toContain('Second reply.')
    })

    it('are part of what a buyer exports', async () => {
      const buyer = await registered(system, 'export-forms@buyers.example')
      const { formNo } = await sent(written, [{ bytes: pdf, name: 'a.pdf' }], {
        authorization: `Bearer ${buyer.token}`,
      })
      await staff('/private/forms/answer', { formNo, message: 'It is.' })
      const exported = async () => {
        const response = await fetch(`${system.urls.notification}${listFormsOfBuyer.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${system.secrets.INTERNAL_TOKEN}` },
          body: JSON.stringify({ buyerId: buyer.id }),
        })
        return listFormsOfBuyer.output.parse((await reply(response)).data).list
      }
      const [form, ...others] = await waitFor('the form with its reply', async () => {
        const list = await exported()
        return (list[0]?.answers.length ?? 0) > 0 && list
      })
      expect(others).toEqual([])
      expect(form).toMatchObject({
        formNo,
        details: written.details,
        files: [{ name: 'a.pdf' }],
        answers: [{ text: 'It is.' }],
      })
    })

    it('from one network address have a share of a day’s files', async () => {
      const database = mongo.db(`${system.databasePrefix}notification`)
      const quotas = database.collection<{ _id: string; bytes: number }>('form-quotas')
      const before = (await quotas.find({}).toArray()).map(({ _id, bytes }) => ({ _id, bytes }))
      const [full, counted] = await withinDay(async () => {
        await quotas.updateMany({}, { $set: { bytes: 199_999_990 } })
        const refused = await reply(await send(written, [{ bytes: pdf, name: 'a.pdf' }]))
        return [refused, await quotas.distinct('bytes')] as const
      })
      expect([full.code, full.meta?.type]).toEqual([422, 'quota-reached'])
      expect(counted).toEqual([199_999_990])
      expect((await reply(await send(written))).code).toBe(200)
      for (const { _id, bytes } of before) await quotas.updateOne({ _id }, { $set: { bytes } })
    })

    it('that were never committed leave no texts in the vault', async () => {
      const { formNo } = await sent(written)
      const lost = `${formNo.slice(0, -1)}${formNo.endsWith('9') ? 0 : 9}`
      const database = mongo.db(`${system.databasePrefix}notification`)
      const vault = database.collection<{ _id: string; subject: string }>('vault')
      const subjectOf = (one: string) => `form-${one.toLowerCase()}`
      const stored = await vault.findOne({ subject: subjectOf(formNo) })
      if (stored === null) throw new Error('the vault has the text')
      await vault.insertOne({
        ...stored,
        _id: stored._id.replace(formNo.toLowerCase(), lost.toLowerCase()),
        subject: subjectOf(lost),
      })
      const createdAt = new Date(Date.now() - 2 * 3_600_000)
      const drafts = database.collection<{ _id: string; createdAt: Date }>('form-drafts')
      await drafts.insertMany([formNo, lost].map((_id) => ({ _id, createdAt })))
      await waitFor('the sweep', async () => (await drafts.countDocuments({})) === 0, { timeoutMs: 80_000 })
      const textsOf = (one: string) => vault.countDocuments({ subject: subjectOf(one) })
      expect([await textsOf(lost), await textsOf(formNo)]).toEqual([0, 1])
    })
  })
}
