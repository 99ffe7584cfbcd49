import './handbook.css'
import { languages, languageTag } from '@pinline/contracts/api/languages'
import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { type HandbookPageId, handbookPageId } from '@pinline/events/ids'
import { Suspense, useState } from 'react'
import { useGetList, useGetOne, useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { AdjacentRecords } from '../../layout/adjacent-records.tsx'
import { CommandButton } from '../../layout/command-button.tsx'
import { LazyMarkdownText } from '../../layout/markdown/lazy-markdown.ts'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { PersonName } from '../people/person-name.tsx'
import { ArchiveHandbookPageDialog } from './archive-handbook-page-dialog.tsx'
import { HandbookVersions } from './handbook-versions.tsx'
import { ReopenHandbookPageDialog } from './reopen-handbook-page-dialog.tsx'

/** Pages of a section that are listed beside one of them. */
const maxSiblings = 50

const Siblings = ({ page }: { readonly page: HandbookPageRow }) => {
  const { data = [] } = useGetList<HandbookPageRow>('handbook', {
    filter: { section: page.section },
    sort: { field: 'section', order: 'ASC' },
    pagination: { page: 1, perPage: maxSiblings },
  })
  if (data.length === 0) return null
  return (
    <nav className="sheet" aria-labelledby="handbook-section">
      <h2 id="handbook-section">{page.section}</h2>
      <ul className="handbook-section">
        {data.map(({ id, title, language }) => (
          <li key={id}>
            <Link
              to={`/handbook/${id}/show`}
              lang={languageTag(language)}
              {...(id === page.id ? { 'aria-current': 'page' as const } : {})}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Written = ({ page }: { readonly page: HandbookPageRow }) => {
  const text = useText()
  const format = useFormat()
  return (
    <p className="small">
      {page.section} · {languages.find(({ code }) => code === page.language)?.name} ·{' '}
      {text('resources.notices.page.updated')} <span className="figure">{format.moment(page.updatedAt)}</span>
      {page.updatedBy !== null && (
        <>
          {' · '}
          <PersonName id={page.updatedBy} />
        </>
      )}
    </p>
  )
}

const Page = ({ id }: { readonly id: HandbookPageId }) => {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const { data: page, isPending, error, refetch } = useGetOne<HandbookPageRow>('handbook', { id })
  usePageTitle(page?.title)
  if (isPending) return <PageSkeleton />
  if (page === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.handbook.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  const isArchived = page.state === 'archived'
  const dialog = {
    page,
    onReload: async () => (await refetch()).data?.revision,
    onClose: () => setConfirming(false),
    onDone: () => {
      setConfirming(false)
      notify(`resources.handbook.${isArchived ? 'reopen' : 'archive'}.done`)
      void refetch()
    },
  }
  return (
    <>
      <div className="page-head">
        <h1 lang={languageTag(page.language)}>{page.title}</h1>
        {isArchived && <span className="tag">{text('resources.handbook.state.archived')}</span>}
        <div className="end">
          <AdjacentRecords resource="handbook" id={page.id} />
          {!isArchived && (
            <CommandButton
              permission="handbook.update"
              tone="gold"
              shortcut="e"
              onPress={() => void navigate(`/handbook/${id}`)}
            >
              {text('resources.handbook.commands.edit')}
            </CommandButton>
          )}
          <CommandButton permission="handbook.archive" onPress={() => setConfirming(true)}>
            {text(`resources.handbook.commands.${isArchived ? 'reopen' : 'archive'}`)}
          </CommandButton>
        </div>
      </div>
      <Written page={page} />
      <div className="handbook-columns">
        <section className="sheet" aria-label={page.title}>
          <div className="handbook-body">
            <Suspense fallback={<PageSkeleton />}>
              <LazyMarkdownText markdown={page.body ?? ''} language={page.language} />
            </Suspense>
          </div>
        </section>
        <div className="handbook-side">
          <Siblings page={page} />
          <HandbookVersions page={page} onReload={async () => (await refetch()).data} />
        </div>
      </div>
      {isConfirming &&
        (isArchived ? <ReopenHandbookPageDialog {...dialog} /> : <ArchiveHandbookPageDialog {...dialog} />)}
    </>
  )
}

/** A page of the handbook as it reads, with the pages of its section and its versions. */
export const HandbookPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = handbookPageId.safeParse(useParams().id)
  if (id.success) return <Page key={id.data} id={id.data} />
  return <PageFailure message={text('resources.handbook.page.not_found')} onRetry={() => void navigate('/handbook')} />
}
