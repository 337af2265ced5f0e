/** Formats a size in bytes: `1.2 MB`. */
export function bytesText(bytes: number): string {
  if (bytes >= 1024 * 1024)
    return `${(bytes / (1024 * 1024)).toFixed(1).replace(/\.0$/, '')}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`;
}

/** The rules of an `accept` attribute, which drag and drop does not apply by itself. */
function isAccepted(file: File, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
    if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
    return file.type === rule;
  });
}

export function partitionFiles(
  files: readonly File[],
  limits: { accept?: string | undefined; maxBytes?: number | undefined },
) {
  const { accept, maxBytes = Number.POSITIVE_INFINITY } = limits;
  const acceptedFiles = files.filter((file) => !accept || isAccepted(file, accept));
  return {
    wrongKind: files.filter((file) => !acceptedFiles.includes(file)),
    tooLarge: acceptedFiles.filter((file) => file.size > maxBytes),
    fitting: acceptedFiles.filter((file) => file.size <= maxBytes),
  };
}
