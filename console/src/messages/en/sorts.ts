export const sorts = {
  name: 'Group |||| Notice and file groups',
  fields: { titles: 'Name' },
  /** Of a notice or a file. */
  field: 'Group',
  none: 'No group',
  edited: 'unsaved',
  uses: {
    notices: '%{count} notice |||| %{count} notices',
    files: '%{count} file |||| %{count} files',
    files_unknown: 'Files cannot be counted at the moment',
  },
  tree: {
    label: 'Groups',
    note: 'Drag the handle or use the arrow buttons. Keyboard: Alt + arrow keys.',
    open_all: 'Expand all',
    close_all: 'Collapse all',
    counts: '%{notices} notices, %{files} files',
    none: 'No groups yet.',
  },
  moves: {
    label: 'Move %{title}',
    up: 'Up',
    down: 'Down',
    in: 'Indent',
    out: 'Outdent',
    done: '%{title}: position %{place} of %{count} in %{parent}',
    top: 'the top level',
    not_there: '%{title} cannot be moved there',
    cancelled: '%{title} was not moved',
    conflict: 'Someone else has changed this group. It was not moved; please reload.',
  },
  commands: {
    create: 'Add group',
    edit: 'Edit',
    save: 'Save group',
    delete: 'Delete…',
    discard: 'Discard changes',
  },
  panel: {
    none: 'Select a group to view and edit it.',
    new_top: 'Added at the top level. Select a group first to add one below it.',
    new_below: 'Added below “%{title}”.',
  },
  delete: {
    title: 'Delete “%{title}”?',
    confirm: 'Delete group',
    effects: {
      uses: '%{smart_count} notice or file still belongs to it; move it first. |||| %{smart_count} notices and files still belong to it; move them first.',
      below:
        'It has %{smart_count} subgroup; delete it first. |||| It has %{smart_count} subgroups; delete them first.',
      final: 'This cannot be undone.',
    },
  },
  done: {
    create: 'Group “%{title}” has been added',
    save: 'Group “%{title}” has been saved',
    delete: 'Group “%{title}” has been deleted',
  },
}
