import { securityHeaders } from '../http/security-headers.ts';
import { prepareAnswers, type Resource } from './prepared-answer.ts';
import { readBytes } from './site-bytes.ts';
import type { SiteAsset } from './site-manifest.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

export function assetResources(
  assets: readonly SiteAsset[],
  { siteDir, staging }: { siteDir: string; staging: boolean },
): Map<string, Resource> {
  function resourceFor({ path, file, contentType, immutable, compressed }: SiteAsset): Resource {
    const answers = prepareAnswers({
      kind: 'file',
      status: 200,
      bytes: readBytes(siteDir, file, compressed),
      contentType,
      headers: {
        ...(compressed && { Vary: 'Accept-Encoding' }),
        'Cache-Control': immutable ? ONE_YEAR : ONE_HOUR,
        ...securityHeaders({ staging, shared: path.startsWith('/share/') }),
      },
    });
    return { fr: answers, en: answers };
  }

  return new Map(assets.map((asset) => [asset.path, resourceFor(asset)]));
}
