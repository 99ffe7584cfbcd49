import './markdown-text.css'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { languageTag } from '@pinline/contracts/api/languages'
import type { ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { Link } from 'react-router-dom'
import remarkGfm from 'remark-gfm'
import { useText } from '../../messages/use-text.ts'
import { keyboardScrollable } from '../keyboard-scrollable.ts'

/** Pages of the console open in it; everything else in a tab of its own, and learns nothing of where one came from. */
const Target = ({ href = '', children }: { readonly href?: string | undefined; readonly children?: ReactNode }) => {
  if (/^\/(?!\/)/u.test(href)) return <Link to={href}>{children}</Link>
  if (!/^(?:https?|mailto|tel):/u.test(href)) return <>{children}</>
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  )
}

const TaskMark = ({ done }: { readonly done: boolean }) => {
  const text = useText()
  return (
    <span
      className="task-mark"
      data-done={done}
      role="img"
      aria-label={text(done ? 'forms.markdown.done' : 'forms.markdown.open')}
    />
  )
}

/** The title of the page is its only heading of the first level. */
const components: Components = {
  a: ({ href, children }) => <Target href={href}>{children}</Target>,
  h1: ({ children }) => <h2>{children}</h2>,
  // Boxes of task lists are the only inputs that Markdown has.
  input: ({ checked }) => <TaskMark done={checked === true} />,
  pre: ({ children }) => <pre ref={keyboardScrollable}>{children}</pre>,
  table: ({ children }) => (
    <div className="data-table-scroll" ref={keyboardScrollable}>
      <table className="data-table">{children}</table>
    </div>
  ),
}

interface MarkdownTextProps {
  readonly markdown: string
  readonly language: LanguageCode
}

/**
 * Markdown as React elements: nothing of it is ever read as HTML, and addresses that are no web page, mail or telephone
 * are no links. Pictures are left out, since other sites would learn from theirs who reads.
 */
export const MarkdownText = ({ markdown, language }: MarkdownTextProps) => (
  <div className="markdown-text" lang={languageTag(language)}>
    <Markdown remarkPlugins={[remarkGfm]} components={components} disallowedElements={['img']}>
      {markdown}
    </Markdown>
  </div>
)
