import '../orders/order-page.css'
import './to-dos.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { assignToDo } from '@pinline/contracts/notification/to-do/assign-to-do'
import { snoozeToDo } from '@pinline/contracts/notification/to-do/snooze-to-do'
import type { ToDoEntry, ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { wakeToDo } from '@pinline/contracts/notification/to-do/wake-to-do'
import { type ReactNode, useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { useNotifyWithUndo } from '../../layout/keyboard/undo.ts'
import { NotedText } from '../../layout/mentions/noted-text.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { TraceLink } from '../../operations/timeline/trace-link.tsx'
import { statusOfError } from '../../providers/http-failure.ts'
import { grantOf } from '../../providers/permissions.ts'
import { PersonName } from '../people/person-name.tsx'
import { usePersonName } from '../people/use-person-name.ts'
import { AddToDoCommentForm } from './add-to-do-comment-form.tsx'
import { AssignToDoButton } from './assign-to-do-button.tsx'
import { AssignToDoDialog } from './assign-to-do-dialog.tsx'
import { CompleteToDoButton } from './complete-to-do-button.tsx'
import { Due } from './due.tsx'
import { MentionExcerpt } from './mention-excerpt.tsx'
import { SnoozeToDoDialog } from './snooze-to-do-dialog.tsx'
import { toDoLink } from './to-do-link.ts'
import { ToDoRecord } from './to-do-record.tsx'
import { WakeToDoButton } from './wake-to-do-button.tsx'

interface CommandsProps {
  readonly toDo: ToDoRow
  readonly onReload: () => void
}

const Commands = ({ toDo, onReload }: CommandsProps) => {
  const text = useText()
  const notify = useNotify()
  // Colleagues are chosen from the list of staff.
  const { permissions } = usePermissions()
  const [open, setOpen] = useState<'assign' | 'snooze'>()
  const close = () => setOpen(undefined)
  const notifyWithUndo = useNotifyWithUndo(wakeToDo)
  const assigned = () => {
    close()
    notify('resources.to-dos.assign.done')
    onReload()
  }
  const snoozed = () => {
    close()
    notifyWithUndo('resources.to-dos.snooze.done', { input: { id: toDo.id }, onUndone: onReload })
    onReload()
  }
  return (
    <div className="commands">
      <Link className="button button-small" to={toDoLink(toDo)}>
        {text('resources.to-dos.page.open_work')}
      </Link>
      {toDo.state === 'open' && (
        <>
          {grantOf(permissions, 'users.read') === 'granted' && (
            <CommandButton permission={permissionOf(assignToDo)} onPress={() => setOpen('assign')}>
              {text('resources.to-dos.commands.assign')}
            </CommandButton>
          )}
          {toDo.snoozedUntil === null ? (
            <CommandButton permission={permissionOf(snoozeToDo)} onPress={() => setOpen('snooze')}>
              {text('resources.to-dos.commands.snooze')}
            </CommandButton>
          ) : (
            <WakeToDoButton id={toDo.id} onDone={onReload} />
          )}
          {toDo.kind === 'mention' ? (
            <CompleteToDoButton toDo={toDo} onDone={onReload} />
          ) : (
            <AssignToDoButton toDo={toDo} onDone={onReload} />
          )}
        </>
      )}
      {open === 'assign' && <AssignToDoDialog toDo={toDo} onDone={assigned} onReload={onReload} onClose={close} />}
      {open === 'snooze' && <SnoozeToDoDialog toDo={toDo} onDone={snoozed} onReload={onReload} onClose={close} />}
    </div>
  )
}

const EntryWords = ({ entry }: { entry: ToDoEntry }): ReactNode => {
  const text = useText()
  const format = useFormat()
  const name = usePersonName(entry.assignee ?? null)
  switch (entry.kind) {
    case 'assigned':
      return entry.assignee === null
        ? text('resources.to-dos.entry.released')
        : text('resources.to-dos.entry.assigned', { name })
    case 'snoozed':
      return text('resources.to-dos.entry.snoozed', { time: format.moment(entry.until ?? entry.at) })
    case 'escalated':
      return text(`resources.to-dos.entry.escalated.${entry.level ?? 'team'}`)
    case 'woken':
    case 'commented':
      return text(`resources.to-dos.entry.${entry.kind}`)
    default:
      return entry.kind satisfies never
  }
}

/** What happened, oldest first, and the form for a comment. */
const Entries = ({ toDo, onReload }: CommandsProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="to-do-entries">
      <h2 id="to-do-entries">{text('resources.to-dos.page.history')}</h2>
      {toDo.entries.length === 0 && <p className="sheet-note">{text('resources.to-dos.page.none')}</p>}
      <ol className="to-do-entries">
        {toDo.entries.map((entry) => (
          <li key={`${entry.kind} ${entry.at}`} data-kind={entry.kind}>
            <p className="sub">
              <EntryWords entry={entry} />
              {entry.by !== null && (
                <>
                  {' · '}
                  <PersonName id={entry.by} />
                </>
              )}
              {' · '}
              <span className="figure">{format.moment(entry.at)}</span>
            </p>
            {entry.kind === 'commented' && (
              <p className="written">
                {typeof entry.text === 'string' ? (
                  <NotedText note={entry.text} />
                ) : (
                  text('resources.to-dos.entry.erased')
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
      {toDo.state === 'open' && <AddToDoCommentForm id={toDo.id} onDone={onReload} />}
    </section>
  )
}

const Summary = ({ toDo }: { toDo: ToDoRow }) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="order-facts">
      <span>
        {text('resources.to-dos.fields.recordId')}{' '}
        <Link to={toDoLink(toDo)}>
          <ToDoRecord toDo={toDo} />
        </Link>
      </span>
      <span>
        {toDo.state === 'open' ? (
          <Due at={toDo.dueAt} />
        ) : (
          <>
            {text('resources.to-dos.fields.dueAt')} <b className="figure">{format.moment(toDo.dueAt)}</b>
          </>
        )}
      </span>
      <span>
        {text('resources.to-dos.fields.assignee')}{' '}
        <b>{toDo.assignee === null ? text('resources.to-dos.nobody') : <PersonName id={toDo.assignee} />}</b>
      </span>
      <span>
        {text('resources.to-dos.fields.openedAt')} <b className="figure">{format.moment(toDo.openedAt)}</b>
      </span>
    </div>
  )
}

/** One to-do: what it is about, who takes care of it, and what happened to it. */
export const ToDoPage = () => {
  const text = useText()
  const format = useFormat()
  const { id = '' } = useParams()
  const { data: toDo, isPending, error, refetch } = useGetOne<ToDoRow>('to-dos', { id })
  usePageTitle(toDo === undefined ? id : text(`resources.to-dos.kind.${toDo.kind}`))
  const reload = () => void refetch()
  if (isPending) return <PageSkeleton />
  if (toDo === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.to-dos.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={reload} />
  }
  return (
    <article>
      <header className="page-head order-head">
        <h1>{text(`resources.to-dos.kind.${toDo.kind}`)}</h1>
        <span className="tag">{text(`resources.to-dos.state.${toDo.state}`)}</span>
        <TraceLink id={toDo.recordId} />
        <Commands toDo={toDo} onReload={reload} />
      </header>
      <Summary toDo={toDo} />
      {toDo.snoozedUntil !== null && (
        <p className="notice">{text('resources.to-dos.snoozed_until', { time: format.moment(toDo.snoozedUntil) })}</p>
      )}
      {toDo.state === 'open' && toDo.level !== null && (
        <p className="notice notice-warn">{text(`resources.to-dos.level.${toDo.level}`)}</p>
      )}
      {toDo.mention !== undefined && (
        <section className="sheet mention-excerpt">
          <MentionExcerpt mention={toDo.mention} />
        </section>
      )}
      <Entries toDo={toDo} onReload={reload} />
    </article>
  )
}
