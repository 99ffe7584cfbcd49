import './handbook.css'
import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { type HandbookPageId, handbookPageId } from '@pinline/events/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useGetOne, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { HandbookPageForm } from './handbook-page-form.tsx'

/** After a page is saved it is shown as it reads. */
const useSaved = () => {
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  return async (id: string) => {
    notify('resources.handbook.page.saved')
    await queries.invalidateQueries({ queryKey: ['handbook'] })
    void navigate(`/handbook/${id}/show`, { replace: true })
  }
}

const Edited = ({ id }: { readonly id: HandbookPageId }) => {
  const text = useText()
  const saved = useSaved()
  const { data, isPending, error, refetch } = useGetOne<HandbookPageRow>('handbook', { id })
  usePageTitle(data?.title)
  if (isPending) return <PageSkeleton />
  if (data === undefined) {
    const isGone = statusOfError(error) === 404
    return (
      <PageFailure
        message={isGone ? text('resources.handbook.page.not_found') : (error?.message ?? '')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <HandbookPageForm record={data} onDone={() => void saved(id)} />
    </>
  )
}

/** The page of the handbook that is changed. */
export const EditHandbookPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = handbookPageId.safeParse(useParams().id)
  if (id.success) return <Edited key={id.data} id={id.data} />
  return <PageFailure message={text('resources.handbook.page.not_found')} onRetry={() => void navigate('/handbook')} />
}

/** The page for a new page of the handbook. */
export const NewHandbookPage = () => {
  const text = useText()
  const saved = useSaved()
  usePageTitle(text('resources.handbook.page.create'))
  return (
    <>
      <div className="page-head">
        <h1>{text('resources.handbook.page.create')}</h1>
      </div>
      <HandbookPageForm record={undefined} onDone={({ id }) => void saved(id)} />
    </>
  )
}
