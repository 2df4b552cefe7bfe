import { msg, noun } from '#shared/words/message.ts'

export const one = noun('redirect', { gender: 'n', 1: 'přesměrování', 2: 'přesměrování', 4: 'přesměrování' })
export const many = msg('redirects', 'přesměrování')
export const label = msg('Redirects', 'Přesměrování')
export const counted = msg(
  { one: '{count} redirect', other: '{count} redirects' },
  { one: '{count} přesměrování', few: '{count} přesměrování', other: '{count} přesměrování' },
)

export const leaveOutQuery = msg('Leave out the query and the hash.', 'Vynechte část za otazníkem a za křížkem.')
export const enterPath = msg('Enter a path, or an address with https://', 'Zadejte cestu, nebo adresu s https://')
export const sayWhere = msg('Say where the rule leads.', 'Uveďte, kam pravidlo vede.')
export const notHome = msg('The home page cannot be redirected.', 'Úvodní stránku nejde přesměrovat.')
export const ofProgram = msg(
  '{from} is an address of the program itself, so the rule would never be used.',
  '{from} je adresa samotného programu, takže by se pravidlo nikdy nepoužilo.',
)
export const ofSite = msg('A page of the site lives at {from}.', 'Na adrese {from} je stránka webu.')
export const taken = msg('There is already a rule for {from}.', 'Pro {from} už pravidlo existuje.')
export const livePage = msg('A published page lives at {from}.', 'Na adrese {from} je zveřejněná stránka.')
export const leadsBack = msg('The rule would lead back to itself.', 'Pravidlo by vedlo samo na sebe.')
export const endless = msg(
  'The rule is part of a chain without an end.',
  'Pravidlo je součástí řetězu, který nikde nekončí.',
)

export const unnamedColumn = msg('A column has no name in the first line.', 'Sloupec nemá v prvním řádku název.')
export const nameColumns = msg(
  'The first line must name the columns from and to.',
  'První řádek musí uvádět sloupce from a to.',
)
export const columnTwice = msg('A column is named twice.', 'Jeden sloupec je uveden dvakrát.')
export const useStatus = msg('Use 301, 302, 307, 308 or 410.', 'Použijte 301, 302, 307, 308 nebo 410.')
export const useTrueOrFalse = msg('Use true or false.', 'Použijte true nebo false.')
export const newerThanFile = msg(
  'Somebody changed this rule after the file was exported. To overwrite it, empty the cell “version”.',
  'Pravidlo někdo změnil až po exportu souboru. Chcete-li ho přepsat, vyprázdněte buňku „version“.',
)
