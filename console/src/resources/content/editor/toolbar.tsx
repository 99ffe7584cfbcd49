import { Menu, MenuItem } from '@mui/material'
import type { ContentLink } from '@pinline/events/catalogue/content-document'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useRovingFocus } from '../../../layout/keyboard/use-roving-focus.ts'
import { useText } from '../../../messages/use-text.ts'
import { addBlock, blockNames } from './block-commands.ts'
import { type EditorRequest, useEditorRequest } from './editor-request.ts'
import { ToolbarIcon } from './toolbar-icon.tsx'
import { type Tool, tableTools, textTools } from './tools.ts'

type OpenDialog = (request: EditorRequest) => void

/** Opens the dialog of the link at the selection. */
export const openLinkDialog = (editor: Editor, openDialog: OpenDialog): void => {
  const now = editor.isActive('link') ? (editor.getAttributes('link') as ContentLink) : undefined
  openDialog({
    kind: 'link',
    now,
    onSave: (link) => {
      const chain = editor.chain().focus().extendMarkRange('link')
      if (link === undefined) chain.unsetMark('link').run()
      else if (now === undefined && editor.state.selection.empty)
        chain.insertContent({ type: 'text', text: link.target, marks: [{ type: 'link', attrs: link }] }).run()
      else chain.setMark('link', link).run()
    },
  })
}

const allTools = [...textTools.flat(), ...tableTools]

interface ToolButtonProps {
  readonly tool: Tool
  readonly active: boolean
  readonly possible: boolean
  readonly onPress: () => void
}

const ToolButton = ({ tool, active, possible, onPress }: ToolButtonProps) => {
  const text = useText()
  const label = text(`resources.content.editor.tools.${tool.name}`)
  return (
    <button
      type="button"
      className="tool"
      data-tool={tool.name}
      aria-label={label}
      title={tool.keys === undefined ? label : `${label} (${tool.keys.replaceAll('Control', 'Ctrl')})`}
      aria-keyshortcuts={tool.keys}
      {...(tool.isActive === undefined ? {} : { 'aria-pressed': active })}
      aria-disabled={!possible}
      onClick={() => possible && onPress()}
    >
      {tool.icon === undefined ? (
        <span aria-hidden="true" data-sign={tool.sign}>
          {tool.sign === undefined && label}
        </span>
      ) : (
        <ToolbarIcon name={tool.icon} />
      )}
    </button>
  )
}

/** A menu of all blocks. */
const BlockMenu = ({ editor }: { editor: Editor }) => {
  const text = useText()
  const openDialog = useEditorRequest()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="tool tool-wide"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ToolbarIcon name="plus" />
        {text('resources.content.editor.insert')}
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true } }}
        disableRestoreFocus
      >
        {blockNames.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null)
              addBlock(editor, name, openDialog, text('resources.content.editor.faq.first'))
            }}
          >
            {text(`resources.content.editor.blocks.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** The tools of the editor. Each has a name, its keys, and whether it is on. */
export const Toolbar = ({ editor, controls }: { editor: Editor; controls: string }) => {
  const text = useText()
  const openDialog = useEditorRequest()
  const { bar, onKeyDown, onFocus, enter } = useRovingFocus()
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: allTools.filter((tool) => tool.isActive?.(now)).map(({ name }) => name),
      impossible: allTools.filter((tool) => tool.isPossible?.(now) === false).map(({ name }) => name),
      inTable: now.isActive('table'),
      inLink: now.isActive('link'),
    }),
  })
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      tool={tool}
      active={state.active.includes(tool.name)}
      possible={!state.impossible.includes(tool.name)}
      onPress={() => tool.run(editor)}
    />
  )
  return (
    <div
      ref={(element) => {
        bar.current = element
        enter(element)
      }}
      className="toolbar"
      role="toolbar"
      aria-label={text('resources.content.editor.toolbar')}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {textTools.map((group) => (
        <div key={group[0]?.name} className="tool-group">
          {group.map(button)}
        </div>
      ))}
      <div className="tool-group">
        <button
          type="button"
          className="tool"
          aria-label={text('resources.content.editor.tools.link')}
          title={`${text('resources.content.editor.tools.link')} (Ctrl+K)`}
          aria-keyshortcuts="Control+K"
          aria-pressed={state.inLink}
          onClick={() => openLinkDialog(editor, openDialog)}
        >
          <ToolbarIcon name="link" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={text('resources.content.editor.blocks.image')}
          title={text('resources.content.editor.blocks.image')}
          onClick={() => addBlock(editor, 'image', openDialog, '')}
        >
          <ToolbarIcon name="image" />
        </button>
        <BlockMenu editor={editor} />
      </div>
      {state.inTable && <div className="tool-group tool-group-table">{tableTools.map(button)}</div>}
    </div>
  )
}
