'use client';

/** Rank, handle, name, score, gap, points, console, date, comment, record. */
export type Row = readonly [number, string, string, number, number, number, number, string, string, number];

const HEAD = ['Rank', 'Player', 'Score', 'Gap', 'Points', 'Console', 'Date', 'Comment'];

/** A ranking table: rendered on the server and also sent as plain rows for hydration, like ours. */
export function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <table>
      <thead>
        <tr>
          {HEAD.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rank, handle, name, score, gap, points, console, date, comment, record]) => (
          <tr key={record}>
            <td>{rank}</td>
            <td>
              <a href={`/user/${handle}`}>{name}</a>
            </td>
            <td>
              <a href={`/record/${record}`}>{score}</a>
            </td>
            <td>{gap}</td>
            <td>{points}</td>
            <td>{console}</td>
            <td>
              <time dateTime={date}>{date}</time>
            </td>
            <td>{comment}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
