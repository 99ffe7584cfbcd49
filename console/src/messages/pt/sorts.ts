import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: 'Grupo |||| Grupos de avisos e arquivos',
  fields: { titles: 'Nome' },
  field: 'Grupo',
  none: 'Sem grupo',
  edited: 'não salvo',
  uses: {
    notices: '%{count} aviso |||| %{count} avisos',
    files: '%{count} arquivo |||| %{count} arquivos',
    files_unknown: 'Os arquivos não podem ser contados no momento',
  },
  tree: {
    label: 'Grupos',
    note: 'Arraste a alça ou use os botões de seta. Teclado: Alt + setas.',
    open_all: 'Expandir tudo',
    close_all: 'Recolher tudo',
    counts: 'Avisos: %{notices}; arquivos: %{files}',
    none: 'Nenhum grupo ainda.',
  },
  moves: {
    label: 'Mover %{title}',
    up: 'Para cima',
    down: 'Para baixo',
    in: 'Aumentar recuo',
    out: 'Diminuir recuo',
    done: '%{title}: posição %{place} de %{count} (%{parent})',
    top: 'nível superior',
    not_there: 'Não é possível mover %{title} para lá',
    cancelled: 'A posição de %{title} não mudou',
    conflict: 'Outra pessoa alterou este grupo. Ele não foi movido; recarregue a página.',
  },
  commands: {
    create: 'Adicionar grupo',
    edit: 'Editar',
    save: 'Salvar grupo',
    delete: 'Excluir…',
    discard: 'Descartar alterações',
  },
  panel: {
    none: 'Selecione um grupo para ver e editar.',
    new_top: 'É adicionado no nível superior. Para adicionar dentro de um grupo, selecione-o primeiro.',
    new_below: 'É adicionado dentro de “%{title}”.',
  },
  delete: {
    title: 'Excluir “%{title}”?',
    confirm: 'Excluir grupo',
    effects: {
      uses: 'Contém %{smart_count} aviso ou arquivo; mova-o primeiro. |||| Contém %{smart_count} avisos ou arquivos; mova-os primeiro.',
      below: 'Tem %{smart_count} subgrupo; exclua-o primeiro. |||| Tem %{smart_count} subgrupos; exclua-os primeiro.',
      final: 'Esta ação não pode ser desfeita.',
    },
  },
  done: {
    create: 'Grupo adicionado: “%{title}”',
    save: 'Grupo salvo: “%{title}”',
    delete: 'Grupo excluído: “%{title}”',
  },
}
