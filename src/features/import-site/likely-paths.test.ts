import { expect, test } from 'vitest'
import { likelyPaths } from '#features/import-site/likely-paths.ts'

test.each([
  ['/2023/05/clanek/feed/', ['/2023/05/clanek/']],
  ['/category/platby/feed/rss2/', ['/category/platby/']],
  ['/category/platby/page/12/', ['/category/platby/']],
  ['/clanek/amp/', ['/clanek/']],
  ['/feed/', []],
  ['/page/2/', ['/page/']],
  ['/2023/05/clanek/2/', ['/2023/05/clanek/']],
  ['/2023/05/clanek/comment-page-3/', ['/2023/05/clanek/']],
  ['/clanek/embed/', ['/clanek/']],
  ['/clanek/trackback/', ['/clanek/']],
  ['/2/', []],
  ['/clanek/', []],
  ['/clanekfeed/', []],
  ['/index.php/2023/05/clanek/', ['/2023/05/clanek/']],
  ['/index.php/clanek/feed/', ['/clanek/feed/', '/clanek/']],
  ['/blog/index.php/clanek/', ['/blog/clanek/']],
  ['/index.php', ['/']],
  ['/index.php5/clanek/', []],
  [`${'/index.php'.repeat(500)}/`, [`${'/index.php'.repeat(499)}/`]],
  [
    '/wp-content/uploads/2023/05/foto-300x200.jpg',
    ['/wp-content/uploads/2023/05/foto.jpg', '/wp-content/uploads/2023/05/foto-scaled.jpg'],
  ],
  [
    '/content/images/size/w600/format/webp/2024/02/stul.png',
    ['/content/images/2024/02/stul.png', '/content/images/2024/02/stul-scaled.png'],
  ],
])('%s belongs to %j', (path, expected) => {
  expect(likelyPaths(path)).toEqual(expected)
})
