import { expect, test } from 'vitest'
import { pageAddress, routesOf } from '#server/pages/page-address.ts'

const routeOf = routesOf({
  root: { id: 'root', path: '' },
  layout: { id: 'layout' },
  home: { id: 'home', index: true },
  reviews: { id: 'reviews', path: 'recenze' },
  articles: { id: 'articles', path: 'clanky' },
  rubric: { id: 'rubric', path: 'rubrika/:slug' },
  post: { id: 'post', path: '*' },
})
const addressOf = (url: string) => pageAddress(url, routeOf)

test.each([
  '/',
  '/recenze/',
  '/recenze/modry-lev/',
  '/recenze/?strana=2',
  '/recenze/?zobrazit=tabulka',
  '/recenze/?zobrazit=tabulka&seradit=cena&strana=2',
  '/clanky/?strana=3',
  '/rubrika/platby/?strana=2',
  '/rubrika/platby/_.data?_routes=rubric',
  '/?platba=paysafecard',
  '/hledat/',
  '/kalkulacka-bonusu/',
  '/pomoc/',
  '/pauza/',
  '/porovnani/',
  '/kontaktujte-nas/',
  '/_.data',
  '/_.data?_routes=home',
  '/_.data?vip=1&_routes=home',
  '/recenze/_.data?strana=3&_routes=reviews',
  '/recenze/modry-lev/_.data?_routes=post',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-2.xml',
  '/rss.xml',
  '/api/v1/public/casinos/casinos',
])('%s is its own address', (url) => {
  expect(addressOf(url)).toBe(url)
})

test.each([
  ['/recenze/modry-lev/?utm_source=x&fbclid=1', '/recenze/modry-lev/'],
  ['/recenze/?x=1&strana=2&strana=3', '/recenze/?strana=2'],
  ['/recenze/?seradit=cena&strana=2', '/recenze/?strana=2'],
  ['/recenze/?seradit=nic&zobrazit=tabulka&x=1', '/recenze/?zobrazit=tabulka'],
  ['/?zzz=1&vip=1', '/?vip=1'],
  ['/?vip=ano&rychle=0', '/'],
  ['/?', '/'],
  ['/robots.txt?x=1', '/robots.txt'],
  ['/hledat/?q=', '/hledat/'],
  ['/kalkulacka-bonusu/?vklad=&utm_source=x', '/kalkulacka-bonusu/'],
  ['/porovnani/?k=&x=1', '/porovnani/'],
  ['/recenze/_.data?_routes=reviews&strana=2&x=1', '/recenze/_.data?strana=2&_routes=reviews'],
])('%s is kept as %s', (url, wanted) => {
  expect(addressOf(url)).toBe(wanted)
})

test.each([
  '/Recenze/',
  '/recenze',
  '//',
  '//evil.example/',
  '/recenze//modry-lev/',
  '/recenze/%6Dodry-lev/',
  '/recenze/modry-lev.data',
  '/Recenze/_.data',
  '/recenze/_.data?_routes=layout',
  '/recenze/_.data?_routes=reviews,layout',
  '/recenze/?strana=1',
  '/recenze/?strana=0',
  '/recenze/?strana=9999999',
  '/hledat/?q=lev',
  '/porovnani/?k=modry-lev,zlata-vydra',
  '/porovnani/_.data?k=modry-lev&k=zlata-vydra',
  '/hledat/_.data?q=lev',
  '/hlidat/',
  '/hlidat/?kasino=modry-lev',
  '/hlidat/_.data?odhlasit=x',
  '/kalkulacka-bonusu/?vklad=1000',
  '/pomoc/?prijem=30000&vydaje=20000',
  '/kalkulacka-bonusu/?kasino=modry-lev',
  '/kalkulacka-bonusu/_.data?nasobek=30',
  '/?platba=',
  '/?vahy=10,40,20,20,10',
  '/?vahy=1,2',
  '/?platba=paysafecard&vip=1',
  '/admin',
  '/admin/posts/',
  '/api/v1/public/casinos/casinos?x=1',
  '/api/v1/private/posts',
  '/api/v1/public/search?q=a',
  '/go/modry-lev',
  '/go/modry-lev/',
  '/media/x/md.webp',
  '/assets/a.js',
  '/healthz',
  '/sitemap-0.xml',
  'http://evil.example/',
  '*',
  '',
  `/${'a'.repeat(300)}/`,
])('%s is none of the cache’s business', (url) => {
  expect(addressOf(url)).toBeUndefined()
})
