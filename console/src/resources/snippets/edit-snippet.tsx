import './snippets.css'
import type { SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { type SnippetId, snippetId } from '@pinline/events/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { AdjacentRecords } from '../../layout/adjacent-records.tsx'
import { CommandButton } from '../../layout/command-button.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormKey } from '../../layout/use-form-key.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { ArchiveSnippetDialog } from './archive-snippet-dialog.tsx'
import { ReopenSnippetDialog } from './reopen-snippet-dialog.tsx'
import { SnippetForm } from './snippet-form.tsx'
import { SnippetVersions } from './snippet-versions.tsx'

const Edited = ({ id }: { readonly id: SnippetId }) => {
  const text = useText()
  const notify = useNotify()
  const [isConfirming, setConfirming] = useState(false)
  const { data: snippet, isPending, error, refetch } = useGetOne<SnippetRow>('snippets', { id })
  const { formKey, onChanged, beginAnew } = useFormKey(snippet?.revision)
  usePageTitle(snippet?.title)
  if (isPending) return <PageSkeleton />
  if (snippet === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.snippets.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  const isArchived = snippet.state === 'archived'
  const dialog = {
    snippet,
    onReload: async () => (await refetch()).data?.revision,
    onClose: () => setConfirming(false),
    onDone: () => {
      setConfirming(false)
      notify(`resources.snippets.${isArchived ? 'reopen' : 'archive'}.done`)
      void refetch().then(beginAnew)
    },
  }
  return (
    <>
      <div className="page-head">
        <h1>{snippet.title}</h1>
        {isArchived && <span className="tag">{text('resources.snippets.state.archived')}</span>}
        <div className="end">
          <AdjacentRecords resource="snippets" id={snippet.id} />
          <CommandButton permission="snippets.archive" onPress={() => setConfirming(true)}>
            {text(`resources.snippets.commands.${isArchived ? 'reopen' : 'archive'}`)}
          </CommandButton>
        </div>
      </div>
      <div className="snippet-columns">
        <SnippetForm
          key={formKey}
          record={snippet}
          onChanged={onChanged}
          onDone={() => {
            notify('resources.snippets.page.saved')
            void refetch().then(beginAnew)
          }}
        />
        <SnippetVersions snippet={snippet} />
      </div>
      {isConfirming && (isArchived ? <ReopenSnippetDialog {...dialog} /> : <ArchiveSnippetDialog {...dialog} />)}
    </>
  )
}

/** The page of a snippet: its texts, which can be changed, and its versions. */
export const EditSnippet = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = snippetId.safeParse(useParams().id)
  if (id.success) return <Edited key={id.data} id={id.data} />
  return <PageFailure message={text('resources.snippets.page.not_found')} onRetry={() => void navigate('/snippets')} />
}

/** The page for a new snippet. */
export const NewSnippet = () => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  usePageTitle(text('resources.snippets.page.create'))
  const onDone = async (id: string) => {
    notify('resources.snippets.page.saved')
    await queries.invalidateQueries({ queryKey: ['snippets'] })
    void navigate(`/snippets/${id}`, { replace: true })
  }
  return (
    <>
      <div className="page-head">
        <h1>{text('resources.snippets.page.create')}</h1>
      </div>
      <SnippetForm record={undefined} onDone={({ id }) => void onDone(id)} />
    </>
  )
}
