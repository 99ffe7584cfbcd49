import './private-files.css'
import { acceptOf } from '@pinline/ui/api-client/upload'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from './file-size.ts'
import type { useAttachedFiles } from './use-attached-files.ts'
import { useFileErrorText } from './use-chosen-file.ts'

/** The files that go with a form, each with a way to leave it out, and the button for another one. */
export const AttachFiles = ({ attached }: { readonly attached: ReturnType<typeof useAttachedFiles> }) => {
  const text = useText()
  const format = useFormat()
  const fileErrorText = useFileErrorText()
  const { rule, files, state, isSending, isFull, add, drop } = attached
  const error =
    state.kind === 'not-sent' ? fileErrorText(state.fieldError) : state.kind === 'refused' ? state.message : ''
  return (
    <div className="attach-files">
      {files.length > 0 && (
        <ul>
          {files.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <button type="button" className="button button-small" onClick={() => drop(id)}>
                {text('resources.files.attached.remove')}
                <span className="visually-hidden">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {error !== '' && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {!isFull && (
        <div className="attach-more">
          <label className="button button-small file-button" aria-busy={isSending}>
            {text('resources.files.attached.add')}
            <input
              type="file"
              className="file-button-input"
              accept={acceptOf(rule)}
              disabled={isSending}
              onChange={({ target }) => {
                const file = target.files?.[0]
                target.value = ''
                if (file !== undefined) add(file)
              }}
            />
          </label>
          <span className="field-hint" role="status">
            {state.kind === 'sending'
              ? text('resources.files.attached.sending', { percent: Math.floor(state.share * 100) })
              : text('resources.files.attached.hint', {
                  smart_count: rule.maxFiles,
                  size: fileSize(rule.belowBytes, format.measure),
                })}
          </span>
        </div>
      )}
    </div>
  )
}
