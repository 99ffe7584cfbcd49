import '../orders/order-page.css'
import './form-page.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { languages } from '@pinline/contracts/api/languages'
import { eraseForm } from '@pinline/contracts/notification/form/erase-form'
import type { FormRecord } from '@pinline/contracts/notification/form/form-row'
import { type FormNo, formNo } from '@pinline/events/ids'
import { Fragment, type ReactNode, useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { NotedText } from '../../layout/mentions/noted-text.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { PersonName } from '../people/person-name.tsx'
import { Due } from '../to-dos/due.tsx'
import { AddFormNoteForm } from './add-form-note-form.tsx'
import { AnswerFormForm } from './answer-form-form.tsx'
import { AssignFormButton } from './assign-form-button.tsx'
import { CloseFormButton } from './close-form-button.tsx'
import { EraseFormDialog } from './erase-form-dialog.tsx'
import { FormFiles } from './form-files.tsx'
import { FormStatusTag } from './form-status-tag.tsx'
import { useSenderName } from './use-sender-name.ts'

const Commands = ({ form, onReload }: { form: FormRecord; onReload: () => Promise<void> }) => {
  const text = useText()
  const notify = useNotify()
  const [isErasing, setErasing] = useState(false)
  const may = (command: FormRecord['allowedCommands'][number]) => form.allowedCommands.includes(command)
  const erased = () => {
    setErasing(false)
    notify('resources.forms.erase.done')
    void onReload()
  }
  return (
    <div className="commands">
      {may('erase-form') && (
        <CommandButton permission={permissionOf(eraseForm)} tone="danger" onPress={() => setErasing(true)}>
          {text('resources.forms.commands.erase')}
        </CommandButton>
      )}
      {may('close-form') && <CloseFormButton formNo={form.formNo} onDone={() => void onReload()} />}
      {may('assign-form') && <AssignFormButton form={form} onDone={() => void onReload()} />}
      {isErasing && (
        <EraseFormDialog formNo={form.formNo} onDone={erased} onReload={onReload} onClose={() => setErasing(false)} />
      )}
    </div>
  )
}

/** What its sender wrote. */
const Content = ({ form }: { form: FormRecord }) => {
  const text = useText()
  const format = useFormat()
  const { content } = form
  const written = content === null ? [] : [content.opinion, content.details].filter((one) => one !== '')
  const part =
    content === null || content.part === ''
      ? undefined
      : content.quantity === null
        ? content.part
        : `${content.part} · ${format.number(content.quantity)}`
  return (
    <section className="sheet" aria-labelledby="form-content">
      <h2 id="form-content">{text('resources.forms.page.message')}</h2>
      {content === null && <p className="sheet-note">{text('resources.forms.erased')}</p>}
      {part !== undefined && (
        <dl className="facts">
          <dt>{text('resources.forms.fields.part')}</dt>
          <dd>{part}</dd>
        </dl>
      )}
      {written.map((one) => (
        <p key={one} className="sheet-note written">
          {one}
        </p>
      ))}
      <FormFiles files={form.files} />
    </section>
  )
}

const Sender = ({ form }: { form: FormRecord }) => {
  const text = useText()
  const senderName = useSenderName()
  const { content } = form
  const rows: readonly (readonly ['sender' | 'company' | 'email' | 'phone' | 'language' | 'buyerId', ReactNode])[] = [
    ['sender', senderName(form)],
    ...(content === null || content.company === '' ? [] : [['company', content.company] as const]),
    ...(content === null ? [] : [['email', content.email] as const]),
    ...(content === null || content.phone === '' ? [] : [['phone', content.phone] as const]),
    ['language', languages.find(({ code }) => code === form.language)?.name ?? form.language],
    ...(form.buyerId === null ? [] : [['buyerId', <ObjectName key="buyer" id={form.buyerId} />] as const]),
  ]
  return (
    <section className="sheet" aria-labelledby="form-sender">
      <h2 id="form-sender">{text('resources.forms.fields.sender')}</h2>
      <dl className="facts">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{text(`resources.forms.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** Replies and notes, oldest first, and the forms for more. */
const Entries = ({ form, onReload }: { form: FormRecord; onReload: () => void }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="form-entries">
      <h2 id="form-entries">{text('resources.forms.page.entries')}</h2>
      {form.entries.length === 0 && <p className="sheet-note">{text('resources.forms.page.no_entries')}</p>}
      <ul className="form-entries">
        {form.entries.map((entry) => (
          <li key={`${entry.kind} ${entry.at}`} data-kind={entry.kind}>
            <p className="sub">
              {text(`resources.forms.entry.${entry.kind}`)} · {entry.by !== null && <PersonName id={entry.by} />} ·{' '}
              <span className="figure">{format.moment(entry.at)}</span>
            </p>
            <p className="written">
              {entry.text === null ? (
                text('resources.forms.erased')
              ) : entry.kind === 'note' ? (
                <NotedText note={entry.text} />
              ) : (
                entry.text
              )}
            </p>
          </li>
        ))}
      </ul>
      {form.allowedCommands.includes('answer-form') && <AnswerFormForm form={form} onDone={onReload} />}
      {form.allowedCommands.includes('add-form-note') && <AddFormNoteForm form={form} onDone={onReload} />}
    </section>
  )
}

const Form = ({ id }: { id: FormNo }) => {
  const text = useText()
  const format = useFormat()
  const { data: form, isPending, error, refetch } = useGetOne<FormRecord>('forms', { id })
  usePageTitle(id)
  const reload = async () => {
    await refetch()
  }
  if (isPending) return <PageSkeleton />
  if (form === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.forms.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  return (
    <article>
      <header className="page-head order-head">
        <h1>{form.formNo}</h1>
        <FormStatusTag form={form} />
        <Commands key={form.formNo} form={form} onReload={reload} />
      </header>
      <div className="order-facts">
        <span>
          {text('resources.forms.fields.kind')} <b>{text(`resources.forms.kind.${form.kind}`)}</b>
        </span>
        <span>
          {text('resources.forms.fields.createdAt')} <b className="figure">{format.moment(form.createdAt)}</b>
        </span>
        {form.status === 'submitted' && form.suspicion === null && (
          <span>
            {text('resources.forms.fields.answerBy')} <Due at={form.answerBy} />
          </span>
        )}
        <span>
          {text('resources.forms.fields.assignee')}{' '}
          <b>{form.assignee === null ? text('resources.forms.filters.nobody') : <PersonName id={form.assignee} />}</b>
        </span>
      </div>
      {form.suspicion !== null && (
        <p className="notice notice-warn">{text(`resources.forms.suspicion.${form.suspicion}`)}</p>
      )}
      <div className="form-columns">
        <div className="stack">
          <Content form={form} />
          <Entries form={form} onReload={() => void reload()} />
        </div>
        <Sender form={form} />
      </div>
    </article>
  )
}

/** One form: what was sent, and everything that staff do about it. */
export const FormPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = formNo.safeParse(useParams().id)
  if (id.success) return <Form key={id.data} id={id.data} />
  return <PageFailure message={text('resources.forms.page.not_found')} onRetry={() => navigate('/forms')} />
}
