import type { Catalogue } from '../catalogue.ts'

export const roles: Catalogue['resources']['roles'] = {
  name: 'Função |||| Funções',
  fields: {
    name: 'Nome',
    members: 'Usuários',
    menuIds: 'Menus',
    shipped: 'Origem',
    commands: 'Ações',
  },
  filters: { q: 'Nome' },
  shipped: 'do sistema',
  commands: { create: 'Adicionar função', edit: 'Editar', delete: 'Excluir…', save: 'Salvar função' },
  page: {
    create: 'Adicionar função',
    not_found: 'Função não encontrada',
    names: 'Nome',
    menus: 'Permissões',
    menus_note: 'Páginas à esquerda, os botões delas à direita',
    members: '%{smart_count} usuário tem esta função |||| %{smart_count} usuários têm esta função',
    acts: 'As alterações valem nas sessões abertas em um segundo.',
    nobody: 'Nenhum usuário tem esta função ainda.',
    changed: 'Adicionadas: %{added}; removidas: %{removed}',
    unchanged: 'Sem alterações',
    created: 'Função adicionada: “%{name}”',
    saved: 'Função salva: “%{name}”',
    own_menus: 'Só aparecem os menus da sua própria função, porque você não pode ver todos os menus.',
    not_held: 'Permissões que você não tem: %{keys}',
    read_only: 'Você pode ver esta função, mas não alterá-la.',
  },
  effect: {
    title: 'Pré-visualização',
    sidebar: 'A barra lateral mostrará',
    none: 'Nada. Usuários com esta função veem uma mensagem ao entrar e são desconectados.',
    hidden: 'Acessível, mas fora da barra lateral',
    keys: 'Permissões',
    keys_count: '%{smart_count} permissão |||| %{smart_count} permissões',
    gained: 'adicionada',
    lost: 'removida',
    suspended: 'suspensa',
    no_keys: 'Nenhuma',
  },
  delete: {
    title: 'Excluir a função “%{name}”?',
    confirm: 'Excluir função',
    effects: {
      members:
        '%{smart_count} usuário ainda tem esta função; só uma função sem usuários pode ser excluída. |||| %{smart_count} usuários ainda têm esta função; só uma função sem usuários pode ser excluída.',
      final: 'As permissões dela são excluídas definitivamente.',
    },
    done: 'Função excluída: “%{name}”',
  },
}
