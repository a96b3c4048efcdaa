import { visibleMenu, type Access } from '@/domain/navigation/menu';
import type { Command } from '@/domain/navigation/command-search';
import { navigationTexts, type NavigationTextKey } from '@/domain/navigation/navigation-texts';
import { addressOf, href } from '@/domain/navigation/routes';
import type { Translate } from '@/domain/localization/texts';

import { menuAddress, menuTitle } from '../menu/menu-address';

/** A command with what it opens or does. */
export type RunnableCommand = Command & { readonly does: { readonly opens: string } | { readonly runs: () => void } };

type Titles = Translate<typeof navigationTexts.vi>;

/** Every page of the menu that the person may open, and their own pages. Both languages' names find them. */
export function pageCommands(access: Access, titles: Titles, group: string): readonly RunnableCommand[] {
  const page = (title: NavigationTextKey, address: string, hint?: string): RunnableCommand => ({
    id: `page ${address}`,
    title: titles(title),
    group,
    hint,
    keywords: `${navigationTexts.vi[title]} ${navigationTexts.en[title]}`,
    does: { opens: address },
  });
  return [
    ...visibleMenu(access).flatMap((menuGroup) => [
      ...(menuGroup.link === undefined ? [] : [page(menuGroup.title, addressOf(menuGroup.link, {}))]),
      ...menuGroup.items.map((item) => page(menuTitle(item), menuAddress(item), titles(menuGroup.title))),
    ]),
    page('top.profile', href('personal')),
    page('page.manageAccount', href('accountManage')),
    page('top.changePassword', href('changePassword')),
  ];
}
