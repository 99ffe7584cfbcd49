const paths = {
  undo: 'M7 3.5 3.5 7 7 10.5M3.5 7H11a4 4 0 0 1 0 8H7',
  redo: 'M11 3.5 14.5 7 11 10.5M14.5 7H7a4 4 0 0 0 0 8h4',
  link: 'M7.5 10.5l3-3M6 8 4 10a2.8 2.8 0 0 0 4 4l2-2M12 10l2-2a2.8 2.8 0 0 0-4-4L8 6',
  bulletList: 'M7 4.5h8M7 9h8M7 13.5h8M3.4 4.5h.2M3.4 9h.2M3.4 13.5h.2',
  orderedList: 'M7.5 4.5H15M7.5 9H15M7.5 13.5H15M3 3h1v3M2.7 8h1.8L2.7 10.5h1.9M2.7 12.5h1.8v2.6H2.7',
  blockquote: 'M3.5 4v10M7 5.5h8M7 9h8M7 12.5h5',
  codeBlock: 'M6.5 5 3 9l3.5 4M11.5 5 15 9l-3.5 4',
  table: 'M2.5 3.5h13v11h-13zM2.5 7.2h13M2.5 10.8h13M7 3.5v11M11.4 3.5v11',
  image: 'M2.5 3.5h13v11h-13zM2.5 12l4-4 3 3 2-2 4 4M12 6.6h.1',
  plus: 'M9 3.5v11M3.5 9h11',
} as const

export type ToolbarIconName = keyof typeof paths

/** An icon of the editor's tools. Decoration: the button has a name. */
export const ToolbarIcon = ({ name }: { name: ToolbarIconName }) => (
  <svg className="line-icon" viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
