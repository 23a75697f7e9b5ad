const LONGEST = 72; // maximum length that `git log --oneline` and code review tools show in full, in characters

/** Returns the problems in a commit subject, which is the first line of a commit message. */
export function findSubjectProblems(subject: string): string[] {
  const problems = [
    subject.trim() === '' && 'is empty',
    subject.length > LONGEST && `has ${subject.length} characters, more than ${LONGEST}`,
    /[.。]$/.test(subject) && 'ends with a full stop',
    /^[a-z]/.test(subject) && !/^(fixup|squash)! /.test(subject) && 'begins with a lower-case letter',
  ];
  return problems.filter((problem) => problem !== false);
}
