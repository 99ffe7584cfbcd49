import '../../resources/content/editor/content-editor.css'
import './markdown-editor.css'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import type { EditorState, TransactionSpec } from '@codemirror/state'
import type { EditorView, KeyBinding } from '@codemirror/view'
import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/use-text.ts'
import { ToolbarIcon, type ToolbarIconName } from '../../resources/content/editor/toolbar-icon.tsx'
import { CodeEditor } from '../code-editor/code-editor.tsx'
import { useRovingFocus } from '../keyboard/use-roving-focus.ts'
import { keyboardScrollable } from '../keyboard-scrollable.ts'
import { linked, prefixed, withBlock, wrapped } from './markdown-commands.ts'
import { MarkdownText } from './markdown-text.tsx'

type Command = (state: EditorState) => TransactionSpec

interface Tool {
  readonly label: MessageKey
  readonly icon?: ToolbarIconName
  readonly sign?: string
  /** As CodeMirror writes it; `Mod` is Control, or Command on a Mac. */
  readonly key?: string
  readonly command: Command
}

const emptyTable = '| A | B |\n| --- | --- |\n|  |  |'

const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      label: 'resources.content.editor.tools.heading2',
      sign: 'H2',
      key: 'Mod-Alt-2',
      command: prefixed(() => '## '),
    },
    {
      label: 'resources.content.editor.tools.heading3',
      sign: 'H3',
      key: 'Mod-Alt-3',
      command: prefixed(() => '### '),
    },
  ],
  [
    { label: 'resources.content.editor.tools.bold', sign: 'B', key: 'Mod-b', command: wrapped('**') },
    { label: 'resources.content.editor.tools.italic', sign: 'I', key: 'Mod-i', command: wrapped('*') },
    { label: 'resources.content.editor.tools.code', sign: '</>', key: 'Mod-e', command: wrapped('`') },
    { label: 'resources.content.editor.tools.link', icon: 'link', key: 'Mod-k', command: linked },
  ],
  [
    { label: 'resources.content.editor.tools.bulletList', icon: 'bulletList', command: prefixed(() => '- ') },
    {
      label: 'resources.content.editor.tools.orderedList',
      icon: 'orderedList',
      command: prefixed((place) => `${place + 1}. `),
    },
    { label: 'forms.markdown.tasks', sign: '☑', command: prefixed(() => '- [ ] ') },
    { label: 'resources.content.editor.tools.blockquote', icon: 'blockquote', command: prefixed(() => '> ') },
  ],
  [
    { label: 'resources.content.editor.blocks.table', icon: 'table', command: withBlock(emptyTable) },
    { label: 'resources.content.editor.blocks.codeBlock', icon: 'codeBlock', command: withBlock('```\n\n```') },
    { label: 'resources.content.editor.blocks.horizontalRule', sign: '—', command: withBlock('---') },
  ],
]

const run = (view: EditorView, command: Command): boolean => {
  view.dispatch(view.state.update(command(view.state)), { scrollIntoView: true })
  view.focus()
  return true
}

const keys: readonly KeyBinding[] = toolGroups
  .flat()
  .flatMap(({ key, command }) =>
    key === undefined ? [] : [{ key, preventDefault: true, run: (view: EditorView) => run(view, command) }],
  )

const extensions = [markdown({ base: markdownLanguage })]

const shownKey = (key: string): string =>
  key
    .replace('Mod', 'Ctrl')
    .replaceAll('-', '+')
    .replace(/[a-z]$/u, (letter) => letter.toUpperCase())

const sides = ['write', 'preview'] as const

export interface MarkdownEditorProps {
  readonly value: string
  readonly language: LanguageCode
  readonly label: string
  readonly describedBy?: string | undefined
  readonly isInvalid: boolean
  readonly onChange: (value: string) => void
}

/** Markdown and beside it how it reads; on narrow screens one of both. */
export const MarkdownEditor = ({ value, language, label, describedBy, isInvalid, onChange }: MarkdownEditorProps) => {
  const text = useText()
  const id = useId()
  const view = useRef<EditorView>(null)
  const [side, setSide] = useState<(typeof sides)[number]>('write')
  const { bar, onKeyDown, onFocus, enter } = useRovingFocus()
  const shown = useDeferredValue(value)
  const preview = useMemo(() => <MarkdownText markdown={shown} language={language} />, [shown, language])
  return (
    <div className="markdown-editor" data-side={side}>
      <div
        ref={(element) => {
          bar.current = element
          enter(element)
        }}
        className="toolbar"
        role="toolbar"
        aria-label={text('resources.content.editor.toolbar')}
        aria-controls={id}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {toolGroups.map((group) => (
          <div key={group[0]?.label} className="tool-group">
            {group.map(({ label: toolLabel, icon, sign, key, command }) => (
              <button
                key={toolLabel}
                type="button"
                className="tool"
                aria-label={text(toolLabel)}
                title={key === undefined ? text(toolLabel) : `${text(toolLabel)} (${shownKey(key)})`}
                onClick={() => view.current !== null && run(view.current, command)}
              >
                {icon === undefined ? <span aria-hidden="true" data-sign={sign} /> : <ToolbarIcon name={icon} />}
              </button>
            ))}
          </div>
        ))}
        <div className="markdown-sides">
          {sides.map((one) => (
            <button key={one} type="button" className="tool" aria-pressed={one === side} onClick={() => setSide(one)}>
              {text(`forms.markdown.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <div className="markdown-panes" id={id}>
        <CodeEditor
          value={value}
          extensions={extensions}
          keys={keys}
          label={label}
          lang={languageTag(language)}
          describedBy={describedBy}
          isInvalid={isInvalid}
          onChange={onChange}
          onView={(made) => {
            view.current = made
          }}
        />
        <section className="markdown-preview" aria-label={text('forms.markdown.preview')} ref={keyboardScrollable}>
          {preview}
        </section>
      </div>
    </div>
  )
}
