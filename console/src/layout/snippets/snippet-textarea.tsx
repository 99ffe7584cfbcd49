import { type ComponentProps, useRef } from 'react'
import { SnippetButton } from './snippet-button.tsx'
import type { SnippetSource } from './snippet-source.ts'

interface SnippetTextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'maxLength'> {
  readonly source: SnippetSource
  readonly maxLength: number
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A text field into which snippets can be inserted. */
export const SnippetTextarea = ({ source, maxLength, value, onChange, ...area }: SnippetTextareaProps) => {
  const within = useRef<HTMLDivElement>(null)
  return (
    <div ref={within} className="snippet-textarea">
      <textarea
        {...area}
        className="input"
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <SnippetButton source={source} within={within} maxLength={maxLength} onChange={onChange} />
    </div>
  )
}
