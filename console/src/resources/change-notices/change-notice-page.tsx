import '../categories/categories.css'
import '../products/product-page.css'
import type { ChangeNoticeRow } from '@pinline/contracts/notification/change-notice/change-notice-row'
import { type ChangeNoticeId, changeNoticeId } from '@pinline/events/ids'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { useSavedFirst } from '../../layout/drafts/use-saved-first.ts'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormKey } from '../../layout/use-form-key.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { PersonName } from '../people/person-name.tsx'
import { ChangeNoticeForm } from './change-notice-form.tsx'
import { ChangeNoticeStateTag } from './change-notice-state-tag.tsx'
import { PublishChangeNoticeDialog } from './publish-change-notice-dialog.tsx'
import { WithdrawChangeNoticeDialog } from './withdraw-change-notice-dialog.tsx'

const pollMs = 2000

/** How many buyers bought a part of it, and how many have been written to. */
const Mailing = ({ notice }: { readonly notice: ChangeNoticeRow }) => {
  const text = useText()
  const format = useFormat()
  const { state, buyers, recipients, isMailed, updatedAt, updatedBy } = notice
  const progress =
    state === 'draft'
      ? text('resources.change-notices.page.buyers', { smart_count: buyers ?? 0 })
      : text(`resources.change-notices.page.${isMailed ? 'mailed' : 'mailing'}`, {
          smart_count: recipients,
          buyers: format.number(Math.max(buyers ?? 0, recipients)),
        })
  return (
    <p className="small" role="status">
      {progress} · {text('resources.notices.page.updated')} <span className="figure">{format.moment(updatedAt)}</span>
      {updatedBy !== null && (
        <>
          {' · '}
          <PersonName id={updatedBy} />
        </>
      )}
    </p>
  )
}

const ChangeNotice = ({ id }: { readonly id: ChangeNoticeId }) => {
  const text = useText()
  const notify = useNotify()
  const [open, setOpen] = useState<'publish' | 'withdraw'>()
  const {
    data: notice,
    isPending,
    error,
    refetch,
  } = useGetOne<ChangeNoticeRow>(
    'change-notices',
    { id },
    {
      refetchInterval: ({ state: { data } }) => (data?.state === 'published' && !data.isMailed ? pollMs : false),
    },
  )
  // A published notice is not edited any more, and its revision rises while buyers are written to.
  const version = notice?.state === 'draft' ? notice.revision : notice?.state
  const { formKey, isChanged, onChanged, beginAnew } = useFormKey(version)
  const mayPublish = useSavedFirst(isChanged)
  usePageTitle(notice?.reference)
  if (isPending) return <PageSkeleton />
  if (notice === undefined) {
    const message =
      statusOfError(error) === 404 ? text('resources.change-notices.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  const onReload = async () => (await refetch()).data?.revision
  const onDone = (what: 'publish' | 'withdraw') => () => {
    setOpen(undefined)
    notify(`resources.change-notices.${what}.done`)
    void refetch().then(beginAnew)
  }
  const dialog = { notice, onReload, onClose: () => setOpen(undefined) }
  return (
    <>
      <div className="page-head">
        <h1>{notice.reference}</h1>
        <ChangeNoticeStateTag state={notice.state} />
        <div className="end">
          {notice.state === 'draft' && (
            <CommandButton
              permission="change-notices.publish"
              tone={isChanged ? 'outline' : 'gold'}
              onPress={() => mayPublish() && setOpen('publish')}
            >
              {text('resources.change-notices.commands.publish')}
            </CommandButton>
          )}
          {notice.state !== 'withdrawn' && (
            <CommandButton permission="change-notices.publish" tone="danger" onPress={() => setOpen('withdraw')}>
              {text('resources.change-notices.commands.withdraw')}
            </CommandButton>
          )}
        </div>
      </div>
      <Mailing notice={notice} />
      <ChangeNoticeForm
        key={formKey}
        record={notice}
        onChanged={onChanged}
        onDone={() => {
          notify('resources.change-notices.page.saved')
          void refetch().then(beginAnew)
        }}
      />
      {open === 'publish' && <PublishChangeNoticeDialog {...dialog} onDone={onDone('publish')} />}
      {open === 'withdraw' && <WithdrawChangeNoticeDialog {...dialog} onDone={onDone('withdraw')} />}
    </>
  )
}

/** A change notice: its form, its publication, and how far its buyers have been written to. */
export const ChangeNoticePage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = changeNoticeId.safeParse(useParams().id)
  if (id.success) return <ChangeNotice key={id.data} id={id.data} />
  return (
    <PageFailure
      message={text('resources.change-notices.page.not_found')}
      onRetry={() => void navigate('/change-notices')}
    />
  )
}

/** The page for a new change notice. */
export const NewChangeNoticePage = () => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  usePageTitle(text('resources.change-notices.page.create'))
  return (
    <>
      <div className="page-head">
        <h1>{text('resources.change-notices.page.create')}</h1>
      </div>
      <ChangeNoticeForm
        record={undefined}
        onDone={({ id }) => {
          notify('resources.change-notices.page.saved')
          void navigate(`/change-notices/${id}`, { replace: true })
        }}
      />
    </>
  )
}
