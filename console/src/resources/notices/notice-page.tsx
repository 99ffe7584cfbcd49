import '../categories/categories.css'
import '../../layout/notifications/notifications.css'
import './notices.css'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { type NoticeId, noticeId } from '@pinline/events/ids'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { PersonName } from '../people/person-name.tsx'
import { DeleteNoticeDialog } from './delete-notice-dialog.tsx'
import { NoticeForm } from './notice-form.tsx'
import { NoticeStateTag } from './notice-state-tag.tsx'
import { WithdrawNoticeDialog } from './withdraw-notice-dialog.tsx'

const History = ({ notice }: { notice: NoticeRow }) => {
  const text = useText()
  const format = useFormat()
  const entry = (label: 'created' | 'updated', at: string, by: string | null) => (
    <span>
      {text(`resources.notices.page.${label}`)} <b className="figure">{format.moment(at)}</b>
      {by !== null && (
        <>
          {' · '}
          <PersonName id={by} />
        </>
      )}
    </span>
  )
  return (
    <p className="notice-history">
      {entry('created', notice.createdAt, notice.createdBy)}
      {notice.updatedAt !== notice.createdAt && entry('updated', notice.updatedAt, notice.updatedBy)}
      <span>{text('resources.notices.page.read_by', { smart_count: notice.readBy ?? 0 })}</span>
    </p>
  )
}

const Notice = ({ id }: { id: NoticeId }) => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const { data: notice, isPending, error, refetch } = useGetOne<NoticeRow>('notices', { id })
  const [open, setOpen] = useState<'withdraw' | 'delete'>()
  // The form keeps what is typed while others change the notice; it begins anew once its own page has changed it.
  const [formKey, setFormKey] = useState(0)
  usePageTitle(notice?.title)
  if (isPending) return <PageSkeleton />
  if (notice === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.notices.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  const onReload = async () => (await refetch()).data?.revision
  const beginAnew = () => void refetch().then(() => setFormKey(formKey + 1))
  return (
    <>
      <div className="page-head">
        <h1>{notice.title}</h1>
        <NoticeStateTag state={notice.state} />
        <div className="end">
          {notice.state !== 'withdrawn' && (
            <CommandButton permission="notices.update" onPress={() => setOpen('withdraw')}>
              {text('resources.notices.commands.withdraw')}
            </CommandButton>
          )}
          <CommandButton permission="notices.delete" tone="danger" onPress={() => setOpen('delete')}>
            {text('resources.notices.commands.delete')}
          </CommandButton>
        </div>
      </div>
      <History notice={notice} />
      <NoticeForm
        key={formKey}
        record={notice}
        onDone={() => {
          notify('resources.notices.page.saved')
          beginAnew()
        }}
      />
      {open === 'withdraw' && (
        <WithdrawNoticeDialog
          notice={notice}
          onReload={onReload}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            notify('resources.notices.withdraw.done')
            beginAnew()
          }}
        />
      )}
      {open === 'delete' && (
        <DeleteNoticeDialog
          notice={notice}
          onReload={onReload}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            notify('resources.notices.delete.done')
            void navigate('/notices')
          }}
        />
      )}
    </>
  )
}

/** A notice: its form, and when it is shown no more. */
export const NoticePage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = noticeId.safeParse(useParams().id)
  if (id.success) return <Notice key={id.data} id={id.data} />
  return <PageFailure message={text('resources.notices.page.not_found')} onRetry={() => void navigate('/notices')} />
}

/** The page for a new notice. */
export const NewNoticePage = () => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  usePageTitle(text('resources.notices.page.create'))
  return (
    <>
      <div className="page-head">
        <h1>{text('resources.notices.page.create')}</h1>
      </div>
      <NoticeForm
        record={undefined}
        onDone={({ id }) => {
          notify('resources.notices.page.published')
          void navigate(`/notices/${id}`, { replace: true })
        }}
      />
    </>
  )
}
