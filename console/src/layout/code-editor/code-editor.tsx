import './code-editor.css'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, type KeyBinding, keymap } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { useEffect, useRef } from 'react'

export interface CodeEditorProps {
  readonly value: string
  /** Language of the text, line numbers and the like; one constant, since it is read once. */
  readonly extensions: readonly Extension[]
  /** Name of the field, for screen readers. */
  readonly label: string
  /** Language tag of what is written. */
  readonly lang?: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly readOnly?: boolean
  readonly keys?: readonly KeyBinding[]
  readonly onChange: (value: string) => void
  /** Gives toolbars the view, and null when it is gone. */
  readonly onView?: (view: EditorView | null) => void
}

type Attributes = Pick<CodeEditorProps, 'label' | 'lang' | 'describedBy' | 'isInvalid'>

const attributesOf = ({ label, lang, describedBy, isInvalid = false }: Attributes): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-invalid': String(isInvalid),
    spellcheck: 'true',
    ...(lang === undefined ? {} : { lang }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  })

/** A field of code or of marked-up text. Tab leaves it, as any field: nobody is caught in it. */
export const CodeEditor = (props: CodeEditorProps) => {
  const { value, label, lang, describedBy, isInvalid = false, readOnly = false } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(props)
  latest.current = props
  const changing = useRef({ attributes: new Compartment(), access: new Compartment() })

  useEffect(() => {
    const parent = host.current
    if (parent === null) return
    const { attributes, access } = changing.current
    const first = latest.current
    const made = new EditorView({
      parent,
      state: EditorState.create({
        doc: first.value,
        extensions: [
          history(),
          keymap.of([...(first.keys ?? []), ...defaultKeymap, ...historyKeymap]),
          syntaxHighlighting(classHighlighter),
          EditorView.lineWrapping,
          attributes.of(attributesOf(first)),
          access.of(EditorState.readOnly.of(first.readOnly ?? false)),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange(state.doc.toString())
          }),
          ...first.extensions,
        ],
      }),
    })
    view.current = made
    first.onView?.(made)
    return () => {
      latest.current.onView?.(null)
      view.current = null
      made.destroy()
    }
  }, [])

  useEffect(() => {
    const current = view.current
    if (current === null) return
    const { attributes, access } = changing.current
    current.dispatch({
      effects: [
        attributes.reconfigure(
          attributesOf({ label, isInvalid, describedBy, ...(lang === undefined ? {} : { lang }) }),
        ),
        access.reconfigure(EditorState.readOnly.of(readOnly)),
      ],
    })
  }, [label, lang, describedBy, isInvalid, readOnly])

  useEffect(() => {
    const current = view.current
    if (current === null || current.state.doc.toString() === value) return
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } })
  }, [value])

  return <div ref={host} className="code-editor" data-invalid={isInvalid} />
}
