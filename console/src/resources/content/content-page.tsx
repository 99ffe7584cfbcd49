import '../categories/categories.css'
import '../orders/order-page.css'
import './content.css'
import { permissionOf } from '@pinline/contracts/api/call'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { updateContent } from '@pinline/contracts/catalogue/content/update-content'
import { type ContentId, contentId } from '@pinline/events/ids'
import { useGetOne } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { grantOf } from '../../providers/permissions.ts'
import { ContentCommands } from './content-commands.tsx'
import { ContentDetailsPanel } from './content-details-panel.tsx'
import { ContentPerson } from './content-person.tsx'
import { ContentStatusTag } from './content-status-tag.tsx'
import { ContentTextPanel } from './content-text-panel.tsx'
import { ContentVersions } from './content-versions.tsx'
import { useContentConflictWords } from './use-content-conflict-words.tsx'
import { type ContentForm, useContentForm } from './use-content-form.ts'

/** Saves or discards the edits. */
const SaveBar = ({ form }: { form: ContentForm }) => {
  const text = useText()
  if (!form.isChanged) return null
  return (
    <div className="content-save">
      <CommandError result={form.result} onReload={form.discard} />
      <CommandButton
        permission={permissionOf(updateContent)}
        tone="gold"
        busy={form.busy}
        onPress={() => {
          if (Object.keys(form.bodyProblems).length === 0) void form.save()
        }}
      >
        {text('resources.content.page.save')}
      </CommandButton>
      <button type="button" className="button button-small" onClick={form.discard}>
        {text('resources.content.page.discard')}
      </button>
    </div>
  )
}

const Overview = ({ record }: { record: ContentRecord }) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="order-facts">
      <span>
        {text('resources.content.fields.kind')} <b>{text(`resources.content.kind.${record.kind}`)}</b>
      </span>
      <span>
        {text('resources.content.fields.updatedAt')} <b className="figure">{format.moment(record.updatedAt)}</b>{' '}
        <ContentPerson id={record.updatedBy} />
      </span>
      {record.publishedAt !== null && (
        <span>
          {text('resources.content.fields.publishedAt')} <b className="figure">{format.moment(record.publishedAt)}</b>
        </span>
      )}
      {record.publishAt !== null && (
        <span>
          {text('resources.content.fields.publishAt')} <b className="figure">{format.moment(record.publishAt)}</b>
        </span>
      )}
      {record.publishedAt !== null && record.path !== null && record.status !== 'archived' && (
        <a href={`/${record.sourceLanguage}${record.path}`} target="_blank" rel="noreferrer">
          {text('resources.content.page.published')}
        </a>
      )}
    </div>
  )
}

interface ItemProps {
  readonly record: ContentRecord
  readonly onReload: () => Promise<ContentRecord | undefined>
}

const Item = ({ record, onReload }: ItemProps) => {
  const text = useText()
  const { permissions } = usePermissions()
  const form = useContentForm(record, onReload)
  const conflictWords = useContentConflictWords(form.conflict.fields)
  const readOnly = record.status === 'archived' || grantOf(permissions, permissionOf(updateContent)) !== 'granted'
  return (
    <article className="content-page">
      <header className="page-head content-head">
        <h1>{record.title === '' ? record.slug : record.title}</h1>
        <ContentStatusTag row={record} />
        <ContentCommands record={record} isChanged={form.isChanged} onReload={onReload} />
      </header>
      <Overview record={record} />
      {record.status === 'archived' && <p className="notice notice-info">{text('resources.content.page.archived')}</p>}
      {record.declined !== null && (
        <p className="notice notice-warn">
          {text('resources.content.page.declined', { reason: record.declined.reason })}
        </p>
      )}
      <WithdrawnParts parts={record.withdrawnParts} />
      <DraftOffer offer={form.offer} />
      <ConflictDialog conflict={form.conflict} wordsOf={conflictWords} />
      <div className="content-columns">
        <div className="stack">
          <ContentTextPanel form={form} readOnly={readOnly} />
        </div>
        <div className="stack">
          <ContentDetailsPanel form={form} readOnly={readOnly} />
          <ContentVersions record={record} isChanged={form.isChanged} onReload={onReload} />
        </div>
      </div>
      {!readOnly && <SaveBar form={form} />}
    </article>
  )
}

/** The parts that the item names and readers do not see, each a link to its page. */
const WithdrawnParts = ({ parts }: { parts: ContentRecord['withdrawnParts'] }) => {
  const text = useText()
  if (parts.length === 0) return null
  return (
    <section className="notice notice-warn" aria-label={text('resources.content.withdrawn_parts.title')}>
      <p>{text('resources.content.withdrawn_parts.note')}</p>
      <ul className="withdrawn-parts">
        {parts.map(({ id, model }) => (
          <li key={id}>
            <Link className="part-number" to={`/products/${id}/show`}>
              {model}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A row of the list stands in for a record until that is read; it has neither texts nor versions. */
const isRow = ({ versions }: ContentRecord): boolean => versions.length === 0

const Loaded = ({ id }: { id: ContentId }) => {
  const text = useText()
  const { data: record, isPending, error, refetch } = useGetOne<ContentRecord>('content', { id })
  usePageTitle(record?.title)
  const reload = async () => (await refetch()).data
  const isRead = record !== undefined && !isRow(record)
  if (isPending || (!isRead && error === null)) return <PageSkeleton />
  if (!isRead) {
    const message = statusOfError(error) === 404 ? text('resources.content.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  return <Item record={record} onReload={reload} />
}

/** One item of content: its texts in ten languages, its details, its versions, and what can be done with it. */
export const ContentPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = contentId.safeParse(useParams().id)
  if (id.success) return <Loaded key={id.data} id={id.data} />
  return <PageFailure message={text('resources.content.page.not_found')} onRetry={() => navigate('/content')} />
}
