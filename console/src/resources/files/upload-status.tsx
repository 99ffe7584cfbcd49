import { useText } from '../../messages/use-text.ts'
import type { UploadState } from './use-upload.ts'

/** Why the server rejected a file. */
export const UploadError = ({ state }: { state: UploadState }) =>
  state.kind !== 'refused' || state.message === '' ? null : (
    <p className="notice notice-danger" role="alert">
      {state.message}
    </p>
  )

/** Progress of an upload. */
export const UploadProgress = ({ state }: { state: UploadState }) => {
  const text = useText()
  if (state.kind !== 'sending') return null
  const percent = Math.floor(state.share * 100)
  return (
    <div className="upload-progress">
      <progress value={percent} max={100} aria-label={text('resources.files.upload.progress_label')} />
      <span className="figure" role="status">
        {state.share < 1
          ? text('resources.files.upload.progress', { percent })
          : text('resources.files.upload.checking')}
      </span>
    </div>
  )
}
